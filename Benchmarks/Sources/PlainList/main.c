// The list of Scripts/bench-gtk as plain C and GTK's own widgets make it: a GtkListView, or a
// GtkGridView, on a GListStore.

#include <adwaita.h>

#include "ListStage.h"

// MARK: A row of the model

#define PLAIN_TYPE_ROW (plain_row_get_type())
G_DECLARE_FINAL_TYPE(PlainRow, plain_row, PLAIN, ROW, GObject)

struct _PlainRow {
  GObject parent;
  gint64 number;
};

G_DEFINE_FINAL_TYPE(PlainRow, plain_row, G_TYPE_OBJECT)

static void plain_row_class_init(PlainRowClass *class) { (void)class; }
static void plain_row_init(PlainRow *row) { (void)row; }

static PlainRow *plain_row_new(gint64 number) {
  PlainRow *row = g_object_new(PLAIN_TYPE_ROW, NULL);
  row->number = number;
  return row;
}

// MARK: Rows on screen

static GListStore *store;
static bool shows_grid;
static size_t views;

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer unused) {
  (void)factory, (void)unused;
  GtkWidget *label = gtk_label_new("");
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_widget_set_size_request(label, -1, shows_grid ? GRID_CELL_HEIGHT : LIST_ROW_HEIGHT);
  gtk_list_item_set_child(item, label);
  views++;
}

static void tear_down(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer unused) {
  (void)factory, (void)item, (void)unused;
  views--;
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer unused) {
  (void)factory, (void)unused;
  char text[64];
  g_snprintf(text, sizeof text, "Row %" G_GINT64_FORMAT, PLAIN_ROW(gtk_list_item_get_item(item))->number);
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), text);
}

/// Rows of the height that the label asks for, as those of the other program.
static void take_padding_away(void) {
  GtkCssProvider *style = gtk_css_provider_new();
  const char *text =
      "listview > row, gridview > child { padding: 0; margin: 0; min-height: 0; border-radius: 0; }";
  gtk_css_provider_load_from_data(style, text, -1);
  gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(style);
}

static void *make(size_t count, bool is_grid) {
  shows_grid = is_grid;
  take_padding_away();
  // All at once, which is the quickest way to fill a store.
  gpointer *rows = g_new(gpointer, count);
  for (size_t index = 0; index < count; index++) rows[index] = plain_row_new((gint64)index);
  store = g_list_store_new(PLAIN_TYPE_ROW);
  g_list_store_splice(store, 0, 0, rows, (guint)count);
  for (size_t index = 0; index < count; index++) g_object_unref(rows[index]);
  g_free(rows);

  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
  g_signal_connect(factory, "teardown", G_CALLBACK(tear_down), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GtkSingleSelection *selection = gtk_single_selection_new(G_LIST_MODEL(store));
  gtk_single_selection_set_autoselect(selection, FALSE);
  gtk_single_selection_set_can_unselect(selection, TRUE);
  GtkWidget *list;
  if (is_grid) {
    list = gtk_grid_view_new(GTK_SELECTION_MODEL(selection), factory);
    gtk_grid_view_set_min_columns(GTK_GRID_VIEW(list), GRID_COLUMNS);
    gtk_grid_view_set_max_columns(GTK_GRID_VIEW(list), GRID_COLUMNS);
  } else {
    list = gtk_list_view_new(GTK_SELECTION_MODEL(selection), factory);
  }
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
  return scrolled;
}

// MARK: Changing it

/// This app knows what changes and has nothing to compare. From the end, so that places hold.
static void change(ListChange change) {
  gpointer *rows = g_new(gpointer, change.count);
  for (size_t index = 0; index < change.count; index++) {
    const ListEdit *edit = &change.edits[index];
    rows[index] = edit->removes                    ? NULL
                  : edit->moved_from < 0 ? (gpointer)plain_row_new(edit->inserted)
                                                 : g_list_model_get_item(G_LIST_MODEL(store), (guint)edit->moved_from);
  }
  for (size_t index = change.count; index > 0; index--) {
    const ListEdit *edit = &change.edits[index - 1];
    gpointer *row = &rows[index - 1];
    g_list_store_splice(store, (guint)edit->position, edit->removes ? 1 : 0, row, edit->removes ? 0 : 1);
    g_clear_object((GObject **)row);
  }
  g_free(rows);
}

static size_t views_alive(void) { return views; }

int main(int count, char **arguments) {
  const MeasuredList list = {.make = make, .change = change, .views = views_alive};
  return list_stage_run(count, arguments, &list);
}

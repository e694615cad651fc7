#ifndef CONVENE_CADWAITA_H
#define CONVENE_CADWAITA_H

// Later versions deprecate some of what the oldest one that is supported has no other way for.
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define GLIB_DISABLE_DEPRECATION_WARNINGS
#define ADW_DISABLE_DEPRECATION_WARNINGS

#include <adwaita.h>
#include <dlfcn.h>
#include <glib-unix.h>

#include "main_queue.h"

// What Swift cannot call because it is a macro or takes a variable number of arguments.

static inline GType convene_object_type(gconstpointer instance) {
  return G_TYPE_FROM_INSTANCE(instance);
}

static inline void convene_accessible_set_label(GtkWidget *widget, const char *label) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static inline void convene_accessible_set_description(GtkWidget *widget, const char *text) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

// Says what kind of thing a widget is; GTK takes it only before a screen reader may have seen the widget.
static inline void convene_accessible_set_role(GtkWidget *widget, GtkAccessibleRole role) {
  g_object_set(widget, "accessible-role", role, NULL);
}

// Takes a widget out of the accessible tree, or puts it back.
static inline void convene_accessible_set_hidden(GtkWidget *widget, gboolean hidden) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

// Says whether an item is selected; -1: it cannot be.
static inline void convene_accessible_set_selected(GtkWidget *widget, int selected) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}

// Says whether the section of a header is unfolded; -1: it cannot be folded.
static inline void convene_accessible_set_expanded(GtkWidget *widget, int expanded) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
}

// Says whether several items of a list can be selected.
static inline void convene_accessible_set_multi_selectable(GtkWidget *widget, gboolean is_multi) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE, is_multi, -1);
}

// Has a screen reader say something; FALSE where this GTK, older than 4.14, has no way to.
//
// It is looked up, so that what was built with an older GTK announces on a newer one.
static inline gboolean convene_accessible_announce(
    GtkWidget *widget, const char *message, gboolean is_urgent) {
  typedef void (*Announce)(GtkAccessible *, const char *, int);
  enum { medium = 1, high = 2 };
  Announce announce = (Announce)dlsym(NULL, "gtk_accessible_announce");
  if (announce) announce(GTK_ACCESSIBLE(widget), message, is_urgent ? high : medium);
  return announce != NULL;
}

#endif

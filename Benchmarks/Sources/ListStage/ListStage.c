#include "ListStage.h"

#include <adwaita.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
  WIDTH = 400,
  HEIGHT = 600,
  JUMPS = 100,
  SMOOTH_FRAMES = 200,
  SMOOTH_STEP = 9,
  CHANGES = 5,
  SHUFFLES = 8,
};

typedef struct {
  GtkWidget *window;
  GtkAdjustment *adjustment;
  bool is_painted;
} Stage;

// MARK: Time, memory, chance

static double milliseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

/// The time that all threads of the process have run: waiting for the display isn't in it.
static double processor_time(void) { return milliseconds(CLOCK_PROCESS_CPUTIME_ID); }

/// The memory that is the process's own, in bytes: pages of libraries and files aren't in it.
static double own_memory(void) {
  char line[256];
  double kilobytes = 0;
  FILE *status = fopen("/proc/self/status", "r");
  if (!status) return 0;
  while (fgets(line, sizeof line, status)) {
    if (sscanf(line, "RssAnon: %lf", &kilobytes) == 1) break;
  }
  fclose(status);
  return kilobytes * 1024;
}

/// A step of splitmix64: the same numbers in each program.
static uint64_t random_number(uint64_t *state) {
  uint64_t number = *state += 0x9E3779B97F4A7C15u;
  number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9u;
  number = (number ^ (number >> 27)) * 0x94D049BB133111EBu;
  return number ^ (number >> 31);
}

static int by_value(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

static double median(double *values, size_t count) {
  if (count == 0) return 0;
  qsort(values, count, sizeof *values, by_value);
  return values[count / 2];
}

// MARK: Windows and frames

static void painted(GdkFrameClock *clock, gpointer stage) {
  (void)clock;
  ((Stage *)stage)->is_painted = true;
}

/// Runs the main loop until the window has been painted once more.
static void wait_for_frame(Stage *stage) {
  while (!gtk_widget_get_mapped(stage->window)) g_main_context_iteration(NULL, TRUE);
  GdkFrameClock *clock = gtk_widget_get_frame_clock(stage->window);
  stage->is_painted = false;
  gulong handler = g_signal_connect(clock, "after-paint", G_CALLBACK(painted), stage);
  gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (!stage->is_painted) g_main_context_iteration(NULL, TRUE);
  g_signal_handler_disconnect(clock, handler);
}

static Stage open_window(void) {
  Stage stage = {.window = adw_window_new()};
  gtk_window_set_default_size(GTK_WINDOW(stage.window), WIDTH, HEIGHT);
  return stage;
}

static void show(Stage *stage, GtkWidget *content) {
  adw_window_set_content(ADW_WINDOW(stage->window), content);
  gtk_window_present(GTK_WINDOW(stage->window));
  wait_for_frame(stage);
}

static void scroll(Stage *stage, double value) {
  gtk_adjustment_set_value(stage->adjustment, value);
  wait_for_frame(stage);
}

static double scroll_range(Stage *stage) {
  return gtk_adjustment_get_upper(stage->adjustment) - gtk_adjustment_get_page_size(stage->adjustment);
}

// MARK: Changes

static int by_position(const void *left, const void *right) {
  const ListEdit *a = left, *b = right;
  if (a->position != b->position) return a->position < b->position ? -1 : 1;
  // What comes in front of a place is told before the row at the place goes.
  return (int)a->removes - (int)b->removes;
}

/// One row in 300 goes, as many come, and as many move: at random, the same in each program.
static ListChange make_change(size_t count, uint64_t seed) {
  size_t each = MAX(count / 300, 1);
  ListEdit *edits = calloc(each * 4, sizeof *edits);
  bool *is_taken = calloc(count, sizeof *is_taken);
  size_t made = 0;
  for (size_t index = 0; index < each * 2; index++) {
    size_t position;
    do position = random_number(&seed) % count;
    while (is_taken[position]);
    is_taken[position] = true;
    edits[made++] = (ListEdit){.position = position, .removes = true};
    bool is_move = index >= each;
    edits[made++] = (ListEdit){
        .position = random_number(&seed) % (count + 1),
        .inserted = (int64_t)(random_number(&seed) >> 1),
        .moved_from = is_move ? (int64_t)position : -1};
  }
  free(is_taken);
  qsort(edits, made, sizeof *edits, by_position);
  return (ListChange){edits, made};
}

// MARK: Measurements

static double measure_jumps(Stage *stage) {
  uint64_t seed = 1;
  double range = scroll_range(stage), start = processor_time();
  for (int jump = 0; jump < JUMPS; jump++) {
    scroll(stage, (double)(random_number(&seed) >> 11) / (double)(1ull << 53) * range);
  }
  return (processor_time() - start) / JUMPS;
}

static double measure_smooth(Stage *stage) {
  double value = scroll_range(stage) / 2;
  scroll(stage, value);
  double start = processor_time();
  for (int frame = 0; frame < SMOOTH_FRAMES; frame++) scroll(stage, value += SMOOTH_STEP);
  return (processor_time() - start) / SMOOTH_FRAMES;
}

static double measure_changes(Stage *stage, const MeasuredList *list, size_t count) {
  double times[CHANGES];
  for (int round = 0; round < CHANGES; round++) {
    // As many rows come as go.
    ListChange change = make_change(count, (uint64_t)round + 2);
    double start = processor_time();
    list->change(change);
    wait_for_frame(stage);
    times[round] = processor_time() - start;
    free((void *)change.edits);
    for (int frame = 0; frame < 3; frame++) wait_for_frame(stage);
  }
  return median(times, CHANGES);
}

/// The time of a frame while everything on screen moves; the first, with the change, isn't in it.
static double measure_motion(Stage *stage, const MeasuredList *list) {
  double time = 0;
  int frames = 0;
  for (int round = 0; round < SHUFFLES; round++) {
    list->shuffle_visible();
    wait_for_frame(stage);
    double start = processor_time(), end = milliseconds(CLOCK_MONOTONIC) + 200;
    while (milliseconds(CLOCK_MONOTONIC) < end) {
      wait_for_frame(stage);
      frames++;
    }
    time += processor_time() - start;
    while (milliseconds(CLOCK_MONOTONIC) < end + 200) wait_for_frame(stage);
  }
  return time / frames;
}

int list_stage_run(int argument_count, char *const *arguments, const MeasuredList *list) {
  size_t count = argument_count == 3 ? strtoul(arguments[2], NULL, 10) : 0;
  bool is_grid = count > 0 && strcmp(arguments[1], "grid") == 0;
  if (count == 0 || (!is_grid && strcmp(arguments[1], "list") != 0)) {
    fprintf(stderr, "usage: %s list|grid COUNT\n", arguments[0]);
    return 2;
  }
  if (!gtk_init_check()) {
    fprintf(stderr, "There is no display.\n");
    return 2;
  }
  adw_init();

  Stage empty = open_window();
  show(&empty, gtk_label_new("Empty"));
  double empty_memory = own_memory();
  gtk_window_destroy(GTK_WINDOW(empty.window));

  Stage stage = open_window();
  double start = milliseconds(CLOCK_MONOTONIC), processor_start = processor_time();
  GtkWidget *scrolled = list->make(count, is_grid);
  show(&stage, scrolled);
  double first_frame = milliseconds(CLOCK_MONOTONIC) - start;
  double first_frame_processor = processor_time() - processor_start;
  double memory = own_memory() - empty_memory;
  stage.adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));

  double jump = measure_jumps(&stage);
  double smooth = measure_smooth(&stage);
  double change = measure_changes(&stage, list, count);
  size_t views = list->views();
  double motion = list->shuffle_visible ? measure_motion(&stage, list) : 0;
  double memory_at_end = own_memory() - empty_memory;
  printf(
      "{\"firstFrame\": %.3f, \"firstFrameProcessor\": %.3f, \"memory\": %.0f, \"memoryAtEnd\": %.0f, "
      "\"jump\": %.4f, \"smooth\": %.4f, \"change\": %.3f, \"motion\": %.4f, \"views\": %zu}\n",
      first_frame, first_frame_processor, memory, memory_at_end, jump, smooth, change, motion, views);
  gtk_window_destroy(GTK_WINDOW(stage.window));
  return 0;
}

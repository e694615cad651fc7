// Measures a long list in a window, the same way whatever the list is made with.
//
// It has no type of GTK's, so that Swift sees those of one module only.

#ifndef LIST_STAGE_H
#define LIST_STAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// One place at which a list changes: a row goes, or one comes in front of it.
typedef struct {
  /// The place in the old list; its length stands for the end.
  size_t position;
  /// Whether the row at the place goes.
  bool removes;
  /// The row that comes in front of the place, where none goes.
  int64_t inserted;
  /// Where that row was in the old list; −1 where it is new.
  int64_t moved_from;
} ListEdit;

/// A change of a list: edits in the order of their places.
typedef struct {
  const ListEdit *edits;
  size_t count;
} ListChange;

/// What a program has to do for its list to be measured.
typedef struct {
  /// Makes the app's model of rows 0 to `count` − 1, and the GtkScrolledWindow that shows it.
  void *(*make)(size_t count, bool is_grid);
  /// Changes the model, and brings the list in step with it.
  void (*change)(ListChange change);
  /// How many views stand for rows or headers now.
  size_t (*views)(void);
  /// Lets all rows on screen trade places in motion; NULL where the list can't.
  void (*shuffle_visible)(void);
} MeasuredList;

/// The size of a row in a list and in a grid, in points, and the columns of the grid.
enum { LIST_ROW_HEIGHT = 34, GRID_CELL_HEIGHT = 90, GRID_COLUMNS = 4 };

/// Runs the measurements of `NAME list|grid COUNT` and prints them as a line of JSON.
int list_stage_run(int count, char *const *arguments, const MeasuredList *list);

#endif

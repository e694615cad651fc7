#ifndef CONVENE_MAIN_QUEUE_H
#define CONVENE_MAIN_QUEUE_H

#include <stdint.h>
#include <unistd.h>

// The only file that names libdispatch's unpublished entry points, the same ones CoreFoundation's
// run loop uses to serve the main queue. They are exported by every Swift toolchain for Linux.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// The descriptor (an eventfd) that is readable whenever the main queue has work.
static inline int convene_main_queue_descriptor(void) {
  return _dispatch_get_main_queue_handle_4CF();
}

// Runs what is on the main queue now. Main thread only.
//
// The eventfd stays readable until its counter is read, and a main loop watching it would spin.
static inline void convene_main_queue_drain(void) {
  uint64_t wakeups;
  (void)!read(_dispatch_get_main_queue_handle_4CF(), &wakeups, sizeof wakeups);
  _dispatch_main_queue_callback_4CF(0);
}

#endif

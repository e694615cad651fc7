// What a measurement needs of the system: memory counted, a thread's own time, a sink for results.
//
// It counts the bytes that a piece of work has allocated at once.
//
// The allocation functions of the C library are replaced by ones that ask it for the memory and,
// while counting, add up what it really gave (malloc_usable_size). Nothing is counted elsewhere
// than on Linux with glibc.

#ifndef MEASURED_SYSTEM_H
#define MEASURED_SYSTEM_H

#include <stddef.h>

/// Begins to count, from zero.
void counted_memory_begin(void);

/// Ends counting; the greatest number of bytes beyond those that were there at the beginning.
size_t counted_memory_end(void);

/// How often memory was asked for between the last begin and end.
size_t counted_allocations(void);

/// The time that the calling thread has run, in microseconds: waiting for a processor that others
/// use isn't in it.
double thread_microseconds(void);

/// Keeps the compiler from leaving work out whose result nobody reads.
void keep_number(long number);

#endif

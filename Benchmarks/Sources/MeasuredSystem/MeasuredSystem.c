#include "MeasuredSystem.h"

#include <stdbool.h>
#include <stdlib.h>
#include <time.h>

// One thread counts at a time: the benchmark has only one that allocates.
static bool counting = false;
static long long live = 0;
static long long peak = 0;
static size_t requests = 0;

void counted_memory_begin(void) {
  requests = 0;
  live = 0;
  peak = 0;
  counting = true;
}

size_t counted_memory_end(void) {
  counting = false;
  return (size_t)peak;
}

size_t counted_allocations(void) { return requests; }

double thread_microseconds(void) {
  struct timespec time;
  if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) != 0) return 0;
  return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

void keep_number(long number) {
  // An instruction that the compiler knows nothing of.
  __asm__ volatile("" : : "r"(number) : "memory");
}

#ifdef __GLIBC__
#include <errno.h>
#include <malloc.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

static void *came(void *memory) {
  if (counting && memory) {
    requests++;
    live += (long long)malloc_usable_size(memory);
    if (live > peak) peak = live;
  }
  return memory;
}

static void goes(void *memory) {
  if (counting && memory) live -= (long long)malloc_usable_size(memory);
}

void *malloc(size_t size) { return came(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return came(__libc_calloc(count, size)); }

void free(void *memory) {
  goes(memory);
  __libc_free(memory);
}

void *realloc(void *memory, size_t size) {
  goes(memory);
  return came(__libc_realloc(memory, size));
}

void *memalign(size_t alignment, size_t size) { return came(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  *memory = memalign(alignment, size);
  return *memory || size == 0 ? 0 : ENOMEM;
}
#endif

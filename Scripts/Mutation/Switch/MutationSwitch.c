#include "MutationSwitch.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

int mutation_switch_number = -1;
unsigned char *mutation_switch_reached = NULL;

// MUTANT is the number of the one that lives. MUTANTS_REACHED names a file of a byte for each, which
// is set where a run comes by; it is mapped, so that it is true after a crash, too.
__attribute__((constructor)) static void read_environment(void) {
  const char *number = getenv("MUTANT");
  if (number) mutation_switch_number = atoi(number);

  const char *path = getenv("MUTANTS_REACHED");
  int file = path ? open(path, O_RDWR) : -1;
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) return;
  void *bytes = mmap(NULL, status.st_size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (bytes != MAP_FAILED) mutation_switch_reached = bytes;
  close(file);
}

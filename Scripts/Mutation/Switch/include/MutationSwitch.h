// Which mutant lives in this run: each stands in the code beside what it replaces.
#include <stdbool.h>

extern int mutation_switch_number;
extern unsigned char *mutation_switch_reached;

static inline bool isMutant(int number) {
  if (mutation_switch_reached) mutation_switch_reached[number] = 1;
  return number == mutation_switch_number;
}

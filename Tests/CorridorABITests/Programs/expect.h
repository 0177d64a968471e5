// Counts what is not as expected.
#include <corridor.h>
#include <stdio.h>

static int failures;

#define EXPECT(condition)                                                            \
  do {                                                                               \
    if (!(condition)) {                                                              \
      fprintf(stderr, "line %d: not %s (%s)\n", __LINE__, #condition, corridor_error()); \
      failures++;                                                                    \
    }                                                                                \
  } while (0)

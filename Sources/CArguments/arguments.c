#include "CArguments.h"

// Where `CommandLine` finds the arguments: glibc hands them to whatever runs before main.
//
// The runtime's own functions of these two names (Swift 6.3, CommandLine.cpp) come with code that
// looks for the arguments on the stack, by the map of the process, before main and whether anybody
// asks for them or not: 0.1 ms. A program that brings the functions along leaves that in a static
// runtime's archive.
#ifdef __linux__
static int argumentCount;
static char **argumentWords;

__attribute__((constructor)) static void keep(int count, char **words) {
  argumentCount = count;
  argumentWords = words;
}

char **_swift_stdlib_getUnsafeArgvArgc(int *count);
void _swift_stdlib_overrideUnsafeArgvArgc(char **words, int count);

char **_swift_stdlib_getUnsafeArgvArgc(int *count) {
  *count = argumentCount;
  return argumentWords;
}

void _swift_stdlib_overrideUnsafeArgvArgc(char **words, int count) { keep(count, words); }
#endif

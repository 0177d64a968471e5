#include "CArguments.h"

// Provides the arguments of `CommandLine`: glibc passes them to constructors.
//
// The runtime's own functions of these two names (Swift 6.3, CommandLine.cpp) come with code that searches the
// stack for the arguments before main, by the memory map of the process, even if nobody needs them: 0.1 ms. A
// program that defines the functions itself leaves that code out of its static runtime.
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

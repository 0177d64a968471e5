#pragma once
#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with the arguments of a program, as its own `main` does; does not return when it has found
/// something. https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *bytes, size_t count));

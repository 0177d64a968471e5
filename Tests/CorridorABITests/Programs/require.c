// Prints what is missing for the uses whose number is the argument.
#include <corridor.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **words) {
  corridor_status status = corridor_require(count > 1 ? (unsigned int)strtoul(words[1], NULL, 10) : 0);
  printf("%s\n", corridor_error());
  return (int)status;
}

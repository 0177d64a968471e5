// Lists the places of a category along a route: along INDEX ROUTE CATEGORY
#include <corridor.h>
#include <stdio.h>
#include <stdlib.h>

static void check(corridor_status status) {
  if (status == CORRIDOR_OK) return;
  fprintf(stderr, "along: %s\n", corridor_error());
  exit(status);
}

int main(int argc, char **argv) {
  if (argc != 4) return fprintf(stderr, "usage: along INDEX ROUTE CATEGORY\n"), CORRIDOR_USAGE;
  static char text[64 << 20];
  FILE *file = fopen(argv[2], "rb");
  if (!file) return perror(argv[2]), CORRIDOR_NO_INPUT;
  size_t size = fread(text, 1, sizeof text, file);
  fclose(file);

  corridor_index *places;
  corridor_route *route;
  corridor_answer *answer;
  check(corridor_open(argv[1], &places));
  check(corridor_route_read(text, size, 0, &route));

  corridor_query query = CORRIDOR_QUERY_INIT;
  query.within_meters = 2000;
  query.categories = (const char *[]){argv[3]};
  query.category_count = 1;
  check(corridor_find(places, route, &query, NULL, &answer));

  for (size_t i = 0; i < answer->hit_count; i++) {
    const corridor_hit *hit = corridor_hit_at(answer, i);
    printf("%.3f\t%.3f\t%s\t%s\n", hit->off_route_meters, hit->along_meters, hit->id, hit->name ? hit->name : "");
  }
  corridor_free(answer);
  corridor_route_free(route);
  corridor_close(places);
}

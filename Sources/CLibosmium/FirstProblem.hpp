#pragma once
#include <osmium/area/problem_reporter.hpp>

#include <cstdio>
#include <string>

/// Stores the first problem that the assembler reports, as text.
class FirstProblem : public osmium::area::ProblemReporter {
  void keep(const std::string &what, osmium::Location where) {
    if (!text.empty()) return;
    char buffer[160];
    std::snprintf(buffer, sizeof buffer, "%s at longitude %.7f, latitude %.7f", what.c_str(),
                  where.lon_without_check(), where.lat_without_check());
    text = buffer;
  }

public:
  std::string text;

  void report_intersection(osmium::object_id_type way1, osmium::Location, osmium::Location,
                           osmium::object_id_type way2, osmium::Location, osmium::Location,
                           osmium::Location where) override {
    keep("ways " + std::to_string(way1) + " and " + std::to_string(way2) + " cross", where);
  }
  void report_ring_not_closed(const osmium::NodeRef &end, const osmium::Way *way) override {
    keep(way ? "ring open at the end of way " + std::to_string(way->id()) : std::string("ring open"),
         end.location());
  }
};

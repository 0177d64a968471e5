#include "CCorridorData.h"

// Clang supports #embed in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The files. If two languages give a phrase different meanings and a search prefers neither language, the first
// one here takes precedence.
static const unsigned char files[] = {
#embed "Lexicon/en.txt" suffix(, 0, )
#embed "Lexicon/de.txt" suffix(, 0, )
#embed "Lexicon/fr.txt" suffix(, 0, )
#embed "Lexicon/es.txt" suffix(, 0, )
#embed "Lexicon/it.txt" suffix(, 0, )
#embed "Lexicon/pt.txt" suffix(, 0, )
#embed "Lexicon/nl.txt" suffix(, 0, )
#embed "Lexicon/pl.txt" suffix(, 0, )
#embed "Lexicon/cs.txt" suffix(, 0, )
#embed "Lexicon/sk.txt" suffix(, 0, )
#embed "Lexicon/hu.txt" suffix(, 0, )
#embed "Lexicon/ro.txt" suffix(, 0, )
#embed "Lexicon/bg.txt" suffix(, 0, )
#embed "Lexicon/el.txt" suffix(, 0, )
#embed "Lexicon/tr.txt" suffix(, 0, )
#embed "Lexicon/ru.txt" suffix(, 0, )
#embed "Lexicon/uk.txt" suffix(, 0, )
#embed "Lexicon/sv.txt" suffix(, 0, )
#embed "Lexicon/fi.txt" suffix(, 0, )
#embed "Lexicon/da.txt" suffix(, 0, )
#embed "Lexicon/no.txt" suffix(, 0, )
#embed "Lexicon/et.txt" suffix(, 0, )
#embed "Lexicon/lv.txt" suffix(, 0, )
#embed "Lexicon/lt.txt" suffix(, 0, )
#embed "Lexicon/ko.txt" suffix(, 0, )
#embed "Lexicon/ja.txt" suffix(, 0, )
#embed "Lexicon/zh.txt" suffix(, 0, )
#embed "Lexicon/ar.txt" suffix(, 0, )
#embed "Lexicon/hr.txt" suffix(, 0, )
#embed "Lexicon/sl.txt" suffix(, 0, )
#embed "Lexicon/ca.txt" suffix(, 0, )
#embed "Lexicon/mt.txt" suffix(, 0, )
};

struct corridor_data corridordata_lexicon(void) {
  return (struct corridor_data){files, sizeof files};
}

extension SchoolTable {
  // The islands of Schleswig-Holstein begin their autumn holidays a week earlier and end those in
  // summer a week earlier, so those weeks are undecided; in Mecklenburg-Vorpommern the days are those
  // of schools of general education.
  static let germanNorth: [String: String] = [
    "hb": """
    Weihnachtsferien: 0101-0105
    Halbjahresferien: 0201-0202 0203-0204 0202-0203 0201-0202 0131-0201 0201-0202
    Osterferien: 0318-0328 0407-0419 0323-0407 0322-0403 0410-0422 0319-0403
    Kirchentag und Tag nach dem 1. Mai: - 0430-0502
    Tag vor dem 1. Mai: - - - - - 0430
    Tag nach Himmelfahrt: 0510 0530 0515 0507 0526 0511
    Pfingstferien: 0521 0610 0526 0518 0606 0522
    Sommerferien: 0624-0802 0703-0813 0702-0812 0708-0818 0720-0830 0719-0829
    Tag vor dem 3. Oktober: - - - - 1002
    Tage nach dem 3. Oktober: - - - - - 1004-1005
    Herbstferien: 1004-1019 1013-1025 1012-1024 1018-1030 1023-1104 1022-1102
    Tag nach dem Reformationstag: 1101
    Weihnachtsferien: 1223-0104 1222-0105 1223-0109 1223-0108 1227-0106 1221-0105
    """,
    "hh": """
    Weihnachtsferien: 0101-0105
    Halbjahrespause: 0202 0131 0130 0129 0128 0202
    Frühjahrsferien: 0318-0328 0310-0321 0302-0313 0301-0312 0306-0317 0305-0316
    Pfingstferien: 0521-0524 0526-0530 0511-0515 0507-0514 0522-0526 0511-0518
    Sommerferien: 0718-0828 0724-0903 0709-0819 0701-0811 0703-0811 0702-0810
    Herbstferien: 1021-1101 1020-1031 1019-1030 1011-1022 1002-1013 1001-1012
    Weihnachtsferien: 1220-0103 1217-0102 1221-0101 1220-1231 1218-1229 1221-0104
    Brückentag: 0510 0502 - - 1030
    Brückentag: 1004
    ?: - - - 0515 1230-1231
    """,
    "mv": """
    Weihnachtsferien: 0101-0103
    Winterferien: 0205-0216 0203-0214 0209-0220 0208-0219 0205-0217 0205-0216
    Schulfrei: - - - - 0218
    Osterferien: 0325-0403 0414-0423 0330-0408 0324-0402 0412-0421 0328-0406
    Pfingstferien: 0517-0521 0606-0610 0522-0526 0514-0518 0602-0606 0518-0522
    Sommerferien: 0722-0831 0728-0906 0713-0822 0705-0814 0626-0805 0618-0728
    Herbstferien: 1021-1026 1020-1024 1015-1024 1014-1023 1023-1028 1022-1027
    Weihnachtsferien: 1223-0106 1220-0103 1221-0102 1222-0104 1222-0102 1221-0104
    Zusätzlicher Ferientag: 0510 0530 0515 0507 0526 0309
    Zusätzlicher Ferientag: 1004 1002 1126 1125 1002 0430
    Zusätzlicher Ferientag: 1101 1103 1127 1126 1030 0511
    Zusätzlicher Ferientag: - - - - - 1029-1030
    ?: - - 0105
    """,
    "ni": """
    Weihnachtsferien: 0101-0105
    Halbjahresferien: 0201-0202 0203-0204 0202-0203 0201-0202 0131-0201 0201-0202
    Osterferien: 0318-0328 0407-0419 0323-0407 0322-0403 0410-0422 0319-0403
    Kirchentag: - 0430
    Tag nach dem 1. Mai: - 0502
    Tag vor dem 1. Mai: - - - - - 0430
    Tag nach Himmelfahrt: 0510 0530 0515 0507 0526 0511
    Pfingstferien: 0521 0610 0526 0518 0606 0522
    Sommerferien: 0624-0803 0703-0813 0702-0812 0708-0818 0720-0830 0719-0829
    Tag vor dem 3. Oktober: - - - - 1002
    Tage nach dem 3. Oktober: - - - - - 1004-1005
    Herbstferien: 1004-1019 1013-1025 1012-1024 1016-1030 1023-1104 1022-1102
    Tag nach dem Reformationstag: 1101
    Weihnachtsferien: 1223-0104 1222-0105 1223-0109 1223-0108 1227-0106 1221-0105
    """,
    "nw": """
    Weihnachtsferien: 0101-0105
    Osterferien: 0325-0406 0414-0426 0330-0411 0322-0403 0410-0422 0326-0407
    Pfingstferien: 0521 0610 0526 0518 - 0522
    Sommerferien: 0708-0820 0714-0826 0720-0901 0719-0831 0710-0822 0702-0814
    Herbstferien: 1014-1026 1013-1025 1017-1031 1023-1106 1023-1104 1015-1027
    Weihnachtsferien: 1223-0106 1222-0106 1223-0106 1224-0108 1221-0105 1220-0104
    """,
    "sh": """
    Weihnachtsferien: 0101-0106
    Osterferien: 0402-0419 0411-0425 0326-0410 0330-0410 0403-0415 0323-0406
    Himmelfahrt: 0510-0511 0530 0515 0507 0526 0511
    Sommerferien: 0722-0831 0728-0906 0704-0815 0703-0814 0624-0804 0623-0803
    Herbstferien: 1021-1101 1020-1030 1012-1024 1011-1023 1016-1030 1008-1019
    Weihnachtsferien: 1219-0107 1219-0106 1221-0106 1223-0108 1221-0105 1221-0108
    ?: 0825-0831 0831-0906 0809-0815 0808-0814 0729-0804 0728-0803
    ?: 1014-1020 1013-1019 1005-1011 1004-1010 1009-1015 0928-1007
    """,
  ]
}

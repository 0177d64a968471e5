extension LexiconLanguage {
  /// What is needed most on the road; not every category has a word here.
  static let mt = LexiconLanguage(
    "mt",
    """
    @in: fi, fil, fis, fir, f', ġewwa, ġo
    @near: ħdejn, qrib, viċin, viċin ta', madwar
    @here: ħdejja, hawn, hawnhekk, fil-viċin, fil-qrib, l-eqreb, fit-triq
    @stop: il, l', ta', tal, tas, tat, jekk jogħġbok, urini, sib, fittex, irrid, għandi bżonn,
      fejn, fejn hu, fejn hi, fejn hemm, hemm, kollha, l-aħjar, l-irħas

    airport: ajruport, mitjar
    alcohol: ħanut tax-xorb, ħanut tal-inbid | nixtri l-inbid
    atm: magna tal-flus, ATM | niġbed il-flus, niġbed flus, fejn niġbed il-flus
    bakery: furnar, furnara, forn, ħobż | nixtri l-ħobż
    bank: bank, banek
    bar: bar, bars
    bus_station: stazzjon tal-karozzi tal-linja, terminus
    bus_stop: waqfa tal-karozza tal-linja
    cafe: kafetterija, kafè, kafeteriji | nixrob kafè
    camp_site: kamp, post għall-kampeġġ | nikkampja
    car_rental: kiri ta' karozzi, kiri tal-karozzi | nikri karozza
    car_repair, truck_repair: mekkanik, garaxx, tiswija | insewwi, nirranġa
    car_repair: mekkanik tal-karozzi, tiswija ta' karozzi | insewwi l-karozza
    car_wash: ħasil tal-karozzi | naħsel il-karozza
    casino: każinò, każinojiet
    charging: stazzjon tal-iċċarġjar, punt tal-iċċarġjar, ċarġer | niċċarġja l-karozza,
      fejn niċċarġja
    clinic: klinika, kliniki, ċentru tas-saħħa, poliklinika
    convenience: ħanut tal-merċa, minimarket
    customs: dwana
    dentist: dentist, dentisti
    doctors: tabib, tobba | immur għand it-tabib, għandi bżonn tabib, jien marid, jien marida
    drinking_water: ilma tax-xorb
    fast_food: fast food, ikel ta' malajr, pastizzerija, pastizzi
    ferry_terminal: terminal tal-vapur, vapur, ferry | naqbad il-vapur
    fire_station: pompieri, stazzjon tat-tifi tan-nar
    fuel: pompa tal-petrol, pompi tal-petrol, stazzjon tal-petrol, petrol, fjuwil
      | nimla l-petrol, fejn nimla l-petrol, nimla t-tank
    fuel_diesel: diżil | nimla d-diżil
    fuel_lpg: LPG, gass likwifikat
    guest_house: dar tal-mistednin, gesthaws
    gym: ġimnażju, ġinnasju
    hairdresser: parrukkier, parrukkiera, barbier | naqta' xagħri
    hardware: ħanut tal-ħadid, ħadid u għodda | nixtri għodda
    hospital: sptar, sptarijiet, emerġenza
    hostel: hostel, hostels
    hotel: lukanda, lukandi
    hotel, motel, guest_house, hostel: akkomodazzjoni, kamra, kmamar, post fejn norqod
      | norqod, fejn norqod, inqatta' l-lejl
    industrial: żona industrijali, qasam industrijali
    laundry: londri, ħasil tal-ħwejjeġ | naħsel il-ħwejjeġ
    mall: ċentru kummerċjali, ċentri kummerċjali | nixtri l-ħwejjeġ
    marketplace: suq, swieq
    parking: parkeġġ, parkeġġi, post għall-parkeġġ | nipparkja, fejn nipparkja,
      nipparkja l-karozza
    pharmacy: spiżerija, spiżeriji, ispiżerija | nixtri mediċina, mediċina, mediċini
    picnic_site: post għall-piknik, piknik
    place_of_worship: knisja, knejjes, kappella, moskea | nitlob, immur il-quddies
    police: pulizija, għassa, għassa tal-pulizija
    port: port, portijiet
    post_box: kaxxa tal-ittri
    post_office: uffiċċju postali, posta | nibgħat ittra, nixtri bolol
    pub: pub, pubs, taverna
    recycling: riċiklaġġ | nirriċikla
    rest_area: post fejn tistrieħ | nistrieħ
    restaurant: ristorant, ristoranti, trattorija, pizzerija
    restaurant, fast_food, cafe, food_court: ikel, kolazzjon, pranzu, ċena, post fejn niekol
      | niekol, fejn niekol, bil-ġuħ, għandi l-ġuħ
    shower: doċċa, doċċi | nieħu doċċa, ninħasel
    supermarket: supermarket, supermarkits
    supermarket, convenience: merċa, ħanut, ħwienet | nixtri l-ikel, nixtri l-ilma
    taxi: taksi, taksijiet | insejjaħ taksi
    tobacco: tabakkar, sigaretti | nixtri sigaretti
    toilets: tojlit, tojlits, latrina, kamra tal-banju | immur it-tojlit, fejn hu t-tojlit
    tourist_information: informazzjoni turistika, uffiċċju tat-turiżmu
    towing: irmunkar, towing | karozza bil-ħsara
    truck_parking: parkeġġ għat-trakkijiet, parkeġġ tat-trakkijiet | nipparkja t-trakk
    truck_repair: tiswija ta' trakkijiet, mekkanik tat-trakkijiet | insewwi t-trakk
    truck_wash: ħasil tat-trakkijiet | naħsel it-trakk
    tyres: tajers, tajer | nibdel it-tajer, tajer imtaqqab, pancer
    vehicle_inspection: VRT, spezzjoni tal-karozzi
    veterinary: veterinarju, veterinarji
    warehouse: maħżen, imħażen
    """)
}

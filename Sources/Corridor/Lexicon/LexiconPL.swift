extension LexiconLanguage {
  static let pl = LexiconLanguage(
    "pl",
    """
    @in: w, we, na, wewnątrz, do
    @near: koło, obok, przy, blisko, niedaleko, w pobliżu, w okolicy, w okolicach, nieopodal,
      wokół
    @here: w pobliżu, blisko mnie, w okolicy, obok mnie, tutaj, tu, najbliższy, najbliższa,
      najbliższe, niedaleko, niedaleko mnie, po drodze, na trasie, w mojej okolicy, najbliżej
    @stop: proszę, pokaż, pokaż mi, znajdź, szukaj, szukam, potrzebuję, chcę, gdzie jest,
      gdzie są, gdzie znajdę, gdzie, jest, są, wszystkie, dobry, dobra, dobre, najlepszy,
      najlepsza, najlepsze, tani, tania, tanie, mój, moja, mi, jakiś, jakaś

    air_cargo: terminal cargo, lotniczy terminal cargo, fracht lotniczy, cargo lotnicze
    airport: lotnisko, lotniska, port lotniczy
    alcohol: sklep monopolowy, monopolowy, sklep z alkoholem, sklep z winem | kupić alkohol
    atm: bankomat, bankomaty | wypłacić pieniądze, wypłata gotówki, gotówka,
      gdzie wypłacić pieniądze
    bakery: piekarnia, piekarnie, piekarz, cukiernia, chleb, pieczywo | kupić chleb
    bank: bank, banki, oddział banku
    bar: bar, bary, koktajlbar
    border: przejście graniczne, przejścia graniczne, granica, kontrola graniczna
      | przekroczyć granicę
    bottled_gas: butle gazowe, butla gazowa, gaz w butlach, propan-butan, wymiana butli
      | wymienić butlę, kupić butlę gazową
    building_trade: skład budowlany, materiały budowlane, hurtownia budowlana, składy budowlane
    bureau_de_change: kantor, kantory, kantor wymiany walut, wymiana walut | wymienić pieniądze,
      wymienić walutę
    bus_station: dworzec autobusowy, dworce autobusowe, dworzec PKS
    bus_stop: przystanek autobusowy, przystanki autobusowe, przystanek, przystanki
    cafe: kawiarnia, kawiarnie, kawa, herbaciarnia | wypić kawę, napić się kawy, gdzie na kawę
    camp_site: kemping, kempingi, camping, pole namiotowe, pole kempingowe | rozbić namiot,
      biwakować
    canteen: stołówka, stołówki, kantyna, stołówka pracownicza
    car_dealer: salon samochodowy, salony samochodowe, dealer samochodowy, komis samochodowy,
      auto komis | kupić samochód
    car_parts: części samochodowe, części zamienne, sklep motoryzacyjny, części do ciężarówek,
      auto części | kupić części
    car_rental: wypożyczalnia samochodów, wynajem samochodów, wypożyczalnie samochodów
      | wynająć samochód, wypożyczyć samochód
    car_repair: warsztat samochodowy, warsztaty samochodowe, mechanik samochodowy,
      naprawa samochodów, blacharz, serwis samochodowy, auto serwis | naprawić samochód,
      wymiana oleju, zepsuty samochód
    car_repair, truck_repair: warsztat, warsztaty, mechanik, mechanicy, naprawa, serwis
      | naprawić, naprawa hamulców
    car_wash: myjnia samochodowa, myjnie samochodowe, myjnia, myjnie, auto myjnia | umyć samochód,
      umyć auto
    caravan_site: miejsce dla kamperów, parking dla kamperów, kamper park, camper park
      | spać w kamperze, zaparkować kampera
    casino: kasyno, kasyna
    charging: stacja ładowania, stacje ładowania, ładowarka, ładowarki, punkt ładowania,
      ładowanie samochodów elektrycznych, szybka ładowarka | naładować samochód, ładować samochód,
      gdzie naładować, naładować auto
    charging_hgv: ładowanie ciężarówek, stacja ładowania ciężarówek, ładowarka dla ciężarówek,
      ładowanie elektrycznych ciężarówek | naładować ciężarówkę, ładować ciężarówkę
    chemist: drogeria, drogerie
    clinic: przychodnia, przychodnie, klinika, poradnia, centrum medyczne, ośrodek zdrowia
    cold_storage: chłodnia, chłodnie, magazyn chłodniczy, mroźnia
    compressed_air: sprężone powietrze, kompresor, pompowanie kół, powietrze do kół
      | napompować koła, napompować opony, sprawdzić ciśnienie
    concrete_plant: betoniarnia, wytwórnia betonu, węzeł betoniarski, wytwórnia asfaltu,
      wytwórnia mas bitumicznych
    container_terminal: terminal kontenerowy, terminale kontenerowe, baza kontenerowa
    convenience: sklep osiedlowy, minimarket, sklep wielobranżowy, sklepik, sklep całodobowy
    courier: kurier, kurierzy, firma kurierska, punkt kurierski | nadać paczkę kurierem
    customs: urząd celny, cło, odprawa celna, agencja celna, oddział celny, służba celna
      | odprawić towar
    defibrillator: defibrylator, defibrylatory, AED
    dentist: dentysta, dentyści, stomatolog, gabinet stomatologiczny, gabinet dentystyczny
      | ból zęba, boli mnie ząb
    depot: zajezdnia, baza transportowa, baza ciężarówek
    doctors: lekarz, lekarze, gabinet lekarski, lekarz rodzinny, internista, doktor
      | iść do lekarza, jestem chory, jestem chora, potrzebuję lekarza
    drinking_water: woda pitna, woda do picia, poidełko, zdrój wodny | napełnić butelkę
    driving_school: szkoła jazdy, szkoły jazdy, nauka jazdy, ośrodek szkolenia kierowców
      | zrobić prawo jazdy
    dump_station: zrzut ścieków, stacja zrzutu ścieków, opróżnianie toalety chemicznej,
      zlewnia dla kamperów | opróżnić toaletę, zrzucić szarą wodę
    emergency_phone: telefon alarmowy, telefony alarmowe, kolumna SOS
    factory: fabryka, fabryki, zakład produkcyjny, zakłady
    farm_supplies: zaopatrzenie rolnictwa, sklep rolniczy, artykuły rolnicze, pasze
    fast_food: fast food, fast foody, bar szybkiej obsługi, kebab, kebaby, burger, burgery,
      hamburgery, zapiekanki, jedzenie na wynos, budka z jedzeniem, hot dog | szybko zjeść,
      przekąsić coś, coś na szybko
    ferry_terminal: terminal promowy, prom, promy, przystań promowa, przeprawa promowa
      | popłynąć promem
    fire_station: straż pożarna, remiza, remiza strażacka, jednostka straży pożarnej
    food_court: strefa gastronomiczna, strefa restauracyjna, food court
    freight_office: firma transportowa, firmy transportowe, spedycja, spedytor, przewoźnik,
      przewoźnicy, firma spedycyjna, przeprowadzki | znaleźć ładunek
    fuel: stacja paliw, stacje paliw, stacja benzynowa, stacje benzynowe, benzyna, paliwo, CPN,
      dystrybutor paliwa | zatankować, tankować, gdzie zatankować, gdzie tankować, tankowanie,
      tanie paliwo, pełny bak, gdzie najtaniej zatankować
    fuel_adblue: AdBlue, Ad Blue, dystrybutor AdBlue, mocznik | zatankować AdBlue, kupić AdBlue
    fuel_biodiesel: biodiesel, HVO, HVO100, biopaliwo, B100
    fuel_cng: CNG, gaz ziemny, stacja CNG, sprężony gaz ziemny | zatankować CNG
    fuel_depot: baza paliw, bazy paliw, skład paliw, terminal paliwowy
    fuel_diesel: diesel, olej napędowy | zatankować diesla, tankować ropę
    fuel_hgv: stacja paliw dla ciężarówek, paliwo dla ciężarówek, stacja paliw TIR,
      tankowanie ciężarówek | zatankować ciężarówkę, zatankować tira
    fuel_hydrogen: wodór, stacja wodorowa, tankowanie wodoru, H2 | zatankować wodór
    fuel_lng: LNG, skroplony gaz ziemny, stacja LNG | zatankować LNG
    fuel_lpg: LPG, autogaz, stacja LPG, gaz LPG, gaz | zatankować gaz, zatankować LPG
    guest_house: pensjonat, pensjonaty, pokoje gościnne, dom gościnny, kwatera, kwatery,
      agroturystyka, zajazd, zajazdy, gościniec
    gym: siłownia, siłownie, fitness, klub fitness | ćwiczyć, trening
    hairdresser: fryzjer, fryzjerzy, salon fryzjerski, barber, zakład fryzjerski | obciąć włosy,
      ostrzyc się
    hardware: market budowlany, sklep żelazny, narzędzia, artykuły metalowe, sklep z narzędziami
      | kupić narzędzia
    height_restrictor: ogranicznik wysokości, bramka wysokościowa, ograniczenie wysokości,
      skrajnia
    hospital: szpital, szpitale, SOR, pogotowie, oddział ratunkowy | nagły wypadek
    hostel: hostel, hostele, schronisko młodzieżowe, schroniska młodzieżowe
    hotel: hotel, hotele
    hotel, motel, guest_house, hostel: nocleg, noclegi, zakwaterowanie, pokój, pokoje,
      miejsce do spania | spać, gdzie spać, przenocować, gdzie przenocować, nocować,
      wynająć pokój, miejsce na nocleg, gdzie przespać noc
    industrial: strefa przemysłowa, teren przemysłowy, park przemysłowy, strefa ekonomiczna
    internet_cafe: kafejka internetowa, kafejki internetowe, kawiarenka internetowa
    kiosk: kiosk, kioski, kiosk z gazetami, saloniki prasowe | kupić gazetę
    laundry: pralnia, pralnie, pralnia samoobsługowa, pralnia chemiczna | wyprać ubrania,
      zrobić pranie, pranie
    loading_dock: rampa załadunkowa, rampa, dok załadunkowy, miejsce rozładunku | rozładunek,
      gdzie rozładować
    lockers: przechowalnia bagażu, skrytki bagażowe, schowki bagażowe | zostawić bagaż
    locksmith: ślusarz, ślusarze, dorabianie kluczy, pogotowie zamkowe | zgubiłem klucze
    logistics: centrum logistyczne, centra logistyczne, centrum dystrybucyjne, logistyka
    mall: centrum handlowe, centra handlowe, galeria handlowa, galeria, dom towarowy
      | iść na zakupy do galerii
    marketplace: targ, targi, targowisko, bazar, rynek, targowiska
    money_transfer: przekaz pieniężny, przekazy pieniężne, transfer pieniędzy | wysłać pieniądze,
      przelać pieniądze
    motel: motel, motele
    parcel_locker: paczkomat, paczkomaty, automat paczkowy | odebrać paczkę
    park_and_ride: parkuj i jedź, P+R, park and ride, parking P+R
    parking: parking, parkingi, miejsce parkingowe, garaż, parking podziemny, miejsca parkingowe,
      parking wielopoziomowy | zaparkować, parkować, gdzie zaparkować, zaparkować samochód,
      gdzie parkować
    pharmacy: apteka, apteki, apteka całodobowa, apteka dyżurna | kupić leki, leki, lekarstwa,
      ból głowy
    picnic_site: miejsce piknikowe, miejsca piknikowe, miejsce na piknik, piknik | zrobić piknik
    place_of_worship: miejsce kultu, kościół, kościoły, meczet, synagoga, cerkiew, świątynia,
      kaplica | modlić się, iść do kościoła, msza
    police: policja, komisariat, komisariaty, komenda policji, posterunek policji
      | zgłosić kradzież
    port: port, porty, port morski, przystań
    post_box: skrzynka pocztowa, skrzynki pocztowe, skrzynka na listy | wrzucić list
    post_depot: sortownia, sortownia poczty, węzeł ekspedycyjno-rozdzielczy
    post_office: poczta, urząd pocztowy, poczty, urzędy pocztowe | kupić znaczki, wysłać paczkę,
      wysłać list
    pub: pub, puby, piwiarnia, piwiarnie, knajpa, ogródek piwny
    bar, pub: życie nocne | napić się piwa, wypić piwo, na piwo, iść na drinka, gdzie się napić
    quarry: kamieniołom, kamieniołomy, żwirownia, kopalnia odkrywkowa, piaskownia
    rail_freight: terminal kolejowy, kolejowy terminal towarowy, terminal intermodalny,
      stacja towarowa
    railway_station: dworzec kolejowy, dworzec, dworce, stacja kolejowa, dworzec PKP, stacja PKP
      | pojechać pociągiem
    recycling: PSZOK, recykling, segregacja odpadów, pojemniki na szkło, punkt zbiórki odpadów,
      skup butelek | oddać butelki, segregować śmieci
    rest_area: MOP, miejsce obsługi podróżnych, parking przy drodze, miejsce odpoczynku,
      parking leśny | odpocząć, zrobić przerwę, przerwa, gdzie odpocząć
    restaurant: restauracja, restauracje, karczma, jadłodajnia, gospoda, bistro, pizzeria,
      pizzerie, oberża
    restaurant, fast_food, cafe, food_court: jedzenie, obiad, śniadanie, kolacja, gastronomia,
      obiady | zjeść, gdzie zjeść, coś zjeść, jeść, głodny, jestem głodny, jestem głodna,
      gdzie na obiad, zjeść obiad, zjeść śniadanie
    scrap_yard: złomowisko, złom, skup złomu, szrot, auto złom, stacja demontażu pojazdów
      | zezłomować samochód
    self_storage: self storage, magazyn samoobsługowy, przechowalnia mebli
    services: stacja przy autostradzie, parking przy autostradzie
    shelter: wiata, wiaty, schron, schronienie
    shower: prysznic, prysznice, prysznic dla kierowców, łaźnia | wziąć prysznic,
      gdzie się wykąpać, umyć się, gdzie wziąć prysznic
    slaughterhouse: ubojnia, rzeźnia, ubojnie, zakłady mięsne
    supermarket: supermarket, supermarkety, hipermarket, dyskont, hipermarkety
    supermarket, convenience: sklep spożywczy, sklepy spożywcze, sklep, sklepy, spożywczak
      | zrobić zakupy, kupić jedzenie, zakupy, kupić wodę, zakupy spożywcze
    taxi: taksówka, taksówki, postój taksówek, taxi | zamówić taksówkę, wezwać taksówkę
    telephone: budka telefoniczna, telefon, automat telefoniczny | zadzwonić
    tobacco: sklep tytoniowy, tytoń, papierosy, trafika | kupić papierosy
    toilets: toaleta, toalety, WC, ubikacja, toaleta publiczna, szalet, łazienka, kibel
      | gdzie jest toaleta, iść do toalety, skorzystać z toalety, siku, gdzie jest ubikacja
    toll: punkt poboru opłat, bramki, opłata drogowa, bramka na autostradzie
      | zapłacić za autostradę
    tool_hire: wypożyczalnia narzędzi, wypożyczalnia sprzętu, wynajem maszyn, wypożyczalnia maszyn
      | wypożyczyć narzędzia, wynająć maszynę
    tourist_information: informacja turystyczna, punkt informacji turystycznej,
      centrum informacji turystycznej
    towing: pomoc drogowa, laweta, holowanie, auto pomoc, holowanie ciężarówek | awaria,
      zepsuło się auto, holować, odholować, zepsuta ciężarówka
    trailer: przyczepy, przyczepa, naczepy, naczepa, wypożyczalnia przyczep | wynająć przyczepę,
      kupić naczepę
    truck_dealer: salon ciężarówek, sprzedaż ciężarówek, dealer ciężarówek, ciężarówki używane
      | kupić ciężarówkę
    truck_parking: parking dla ciężarówek, parkingi dla ciężarówek, parking TIR,
      parking ciężarówek, parking strzeżony dla ciężarówek, parking dla tirów
      | zaparkować ciężarówkę, gdzie zaparkować ciężarówkę, zaparkować tira, spać w ciężarówce,
      pauza
    truck_rental: wynajem ciężarówek, wypożyczalnia ciężarówek, wynajem samochodów dostawczych,
      wynajem busów | wynająć ciężarówkę, wynająć busa
    truck_repair: naprawa ciężarówek, serwis ciężarówek, warsztat ciężarówek, mechanik ciężarówek,
      serwis TIR, naprawa samochodów ciężarowych, naprawa naczep | naprawić ciężarówkę,
      zepsuty tir, naprawić naczepę
    truck_stop: truck stop, bar dla kierowców, zajazd dla ciężarówek, zajazd dla tirów
    truck_wash: myjnia dla ciężarówek, myjnia TIR, myjnia ciężarówek, myjnia cystern
      | umyć ciężarówkę, umyć tira, umyć cysternę
    tyres: opony, opona, wulkanizacja, serwis opon, wulkanizator, zakład wulkanizacyjny,
      opony ciężarowe, sklep z oponami | wymienić oponę, zmiana opon, wymiana opon, kapeć,
      przebita opona, złapałem gumę, naprawić oponę
    vacuum_cleaner: odkurzacz, odkurzacze | odkurzyć samochód
    vehicle_inspection: stacja kontroli pojazdów, przegląd techniczny, stacje kontroli pojazdów,
      badanie techniczne, przegląd samochodu | zrobić przegląd
    vending: automat, automaty, automat z napojami, automat vendingowy
    veterinary: weterynarz, weterynarze, lecznica dla zwierząt, gabinet weterynaryjny,
      klinika weterynaryjna | chory pies
    warehouse: magazyn, magazyny, hala magazynowa
    waste_transfer: wysypisko śmieci, składowisko odpadów, wysypisko, stacja przeładunkowa odpadów
      | wyrzucić śmieci, oddać odpady
    water_point: punkt poboru wody, woda do zbiornika, ujęcie wody | nabrać wody,
      napełnić zbiornik wody
    weighbridge: waga samochodowa, waga dla ciężarówek, waga, wagi samochodowe, ważenie pojazdów
      | zważyć ciężarówkę, gdzie zważyć ciężarówkę
    wholesale: hurtownia, hurtownie, hurt, sprzedaż hurtowa
    workwear: odzież robocza, ubrania robocze, odzież ochronna, artykuły BHP, buty robocze, BHP
      | kupić buty robocze
    """)
}

# Made by make_requests.py; change that or the fields of the requests, not this file.
"""The types of answers that are JSON objects, with their members as the service has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

if TYPE_CHECKING:
    from typing import Literal

    from typing_extensions import NotRequired

    Condition = Literal[
        "place", "kind", "category", "text", "tag", "viewport", "distance", "window", "side", "carriageway",
        "open", "truck", "detour", "spread", "page"
    ]
    PlaceKind = Literal[
        "business", "country", "region", "district", "locality", "suburb", "street", "house", "water",
        "landform", "island", "forest", "park", "other"
    ]
    ToponymKind = Literal[
        "country", "region", "district", "locality", "suburb", "street", "house", "water", "landform",
        "island", "forest", "park", "other"
    ]
    WarningCode = Literal[
        "categoryWithoutPlaces", "routeElsewhere", "viewportElsewhere", "joinedFeatures", "unknownHours"
    ]
    DetourUnknown = Literal[
        "noRoad", "noWay", "tooFar", "refused", "timedOut", "engineDown", "badAnswer", "notAsked"
    ]


class Explanation(TypedDict):
    id: str
    verdict: Literal["in", "out", "unknown"]
    reason: Condition | None
    name: NotRequired[str | None]
    position: NotRequired[list[float]]
    categories: NotRequired[list[str]]
    tags: NotRequired[dict[str, str]]
    suggestions: NotRequired[list[str]]
    steps: list[Step]
    nearest: NotRequired[NearestPass]
    passes: NotRequired[list[Pass]]
    detours: NotRequired[ExplainedDetours]
    remedies: list[str]
    crs: NotRequired[str]
    warnings: NotRequired[list[AnswerWarning]]


class Step(TypedDict):
    name: Condition
    outcome: Literal["met", "failed", "unknown"]
    found: str
    expected: str


class NearestPass(TypedDict):
    offRouteMeters: float
    alongMeters: float
    side: Literal["on", "left", "right"]
    snapped: list[float]


Pass = TypedDict(
    "Pass",
    {
        "pass": "int",
        "offRouteMeters": "float",
        "alongMeters": "float",
        "side": 'Literal["on", "left", "right"]',
        "snapped": "list[float]",
        "isInWindow": "bool",
        "isOnSide": "bool",
        "beyondOppositeCarriageway": 'NotRequired[Literal["yes", "no", "unknown"]]',
        "isChosen": "bool",
    },
)


class ExplainedDetours(TypedDict):
    journeys: list[DetourJourney]
    requestCount: int
    cachedRequestCount: int
    requests: list[EngineRequest]


class AnswerWarning(TypedDict):
    code: Literal["categoryWithoutPlaces", "routeElsewhere", "viewportElsewhere", "joinedFeatures", "unknownHours", "pricesOfOtherPlaces"]
    message: str


class DetourJourney(TypedDict):
    alongMeters: float
    leaveAlongMeters: float
    leave: list[float]
    rejoinAlongMeters: float
    rejoin: list[float]
    leastSeconds: float | None
    leastMeters: float | None
    outSeconds: float | None
    outMeters: float | None
    backSeconds: float | None
    backMeters: float | None
    routeSeconds: float | None
    routeMeters: float | None
    timesOfRoute: bool
    detourSeconds: float | None
    detourMeters: float | None
    detourUnknownBecause: Literal["noRoad", "noWay", "tooFar", "refused", "timedOut", "engineDown", "badAnswer", "notOnRoads", "notAsked"] | None


class EngineRequest(TypedDict):
    method: str
    path: str
    body: str | None
    isCached: bool


class GapsSummary(TypedDict):
    gaps: list[Gap]
    found: int
    returned: int
    sort: Literal["length", "along"]
    passes: int
    longestMeters: float
    exceeding: NotRequired[int]
    rangeMeters: NotRequired[float]
    reserveMeters: NotRequired[float]
    minMeters: NotRequired[float]
    correctedText: str | None
    dataVersion: str
    withinMeters: float
    routeLengthMeters: float
    fromMeters: NotRequired[float]
    toMeters: NotRequired[float]
    unknownCount: NotRequired[int]
    ferries: NotRequired[list[list[float]]]
    crs: NotRequired[str]
    warnings: NotRequired[list[AnswerWarning]]


class Gap(TypedDict):
    id: str
    position: list[float]
    geometry: NotRequired[Geometry]
    fromMeters: float
    toMeters: float
    lengthMeters: float
    exceeds: bool | None
    excessMeters: float | None
    beforeId: str | None
    beforeName: str | None
    beforeOffRouteMeters: float | None
    beforeSide: Literal["on", "left", "right"] | None
    afterId: str | None
    afterName: str | None
    afterOffRouteMeters: float | None
    afterSide: Literal["on", "left", "right"] | None
    ferryMeters: NotRequired[float]


class Geometry(TypedDict):
    type: Literal["Point", "LineString", "MultiLineString", "Polygon", "MultiPolygon"]
    coordinates: list[Any]


class Plan(TypedDict):
    stops: list[PlanStop]
    rules: str
    failure: NotRequired[PlanFailure]
    departsAt: str
    arrivesAt: str | None
    earliestArrivesAt: str | None
    latestArrivesAt: NotRequired[str]
    proven: bool
    drivingSeconds: int
    workSeconds: int
    refuellingSeconds: int
    waitingSeconds: int
    restSeconds: int
    driverChangeSeconds: NotRequired[int]
    detourSeconds: float
    fuelLiters: NotRequired[float]
    cost: NotRequired[Cost]
    withoutBackups: NotRequired[WithoutBackups]
    candidateCount: int
    unknownCount: int
    activities: list[Activity]
    dataVersion: str
    withinMeters: float
    routeLengthMeters: float
    crs: NotRequired[str]
    warnings: NotRequired[list[AnswerWarning]]


class PlanStop(TypedDict):
    id: str
    position: list[float]
    geometry: NotRequired[Geometry]
    kind: Literal["place", "visit", "ferry", "end"]
    name: str | None
    categories: list[str]
    alongMeters: float
    offRouteMeters: float | None
    side: Literal["on", "left", "right"] | None
    arrivesAt: str
    departsAt: str
    reasons: list[str]
    activities: list[Activity]
    detourSeconds: float
    detourKnown: bool
    openOnArrival: Literal["open", "closed", "unknown"] | None
    closesAt: str | None
    unknownBecause: Literal["hoursNotGiven", "hoursUnreadable", "timeZoneNotKnown", "holidaysNotKnown", "hoursNotSure", "changesNearArrival"] | None
    fuelLiters: NotRequired[float | None]
    tankLiters: NotRequired[float | None]
    pricePerLiter: NotRequired[float | None]
    priceKnown: NotRequired[bool | None]
    fuelCost: NotRequired[float | None]
    leftUntilBreakSeconds: NotRequired[float | None]
    leftDrivingOfDaySeconds: NotRequired[float | None]
    leftDrivingOfWeekSeconds: NotRequired[float | None]
    leftUntilRestSeconds: NotRequired[float | None]
    leftUntilWeeklyRestSeconds: NotRequired[float | None]
    leftDutyOfCycleSeconds: NotRequired[float | None]
    interruptedRestSeconds: NotRequired[float | None]
    owedRestSeconds: NotRequired[float | None]
    owedRestBy: NotRequired[str | None]
    nextDriver: NotRequired[int | None]
    otherUntilBreakSeconds: NotRequired[float | None]
    otherDrivingOfDaySeconds: NotRequired[float | None]
    otherDrivingOfWeekSeconds: NotRequired[float | None]
    backupId: NotRequired[str | None]
    backupName: NotRequired[str | None]
    backupAlongMeters: NotRequired[float | None]
    backupArrivesAt: NotRequired[str | None]
    decideBy: NotRequired[str | None]
    arrivesAtByBackup: NotRequired[str | None]
    truck: NotRequired[Truck | None]


class PlanFailure(TypedDict):
    reason: Literal["limitsReached", "noRestInReach", "noFuelInReach", "noBackup", "noLegalPlan", "notFound"]
    furthestMeters: float


class Cost(TypedDict):
    currency: str | None
    fuel: float
    time: float
    total: float
    least: float


class WithoutBackups(TypedDict):
    arrivesAt: str
    cost: float | None


class Activity(TypedDict):
    activity: Literal["driving", "work", "fuel", "waiting", "driverChange", "ferry", "break", "restPart", "dailyRest", "weeklyRest"]
    startsAt: str
    endsAt: str
    seconds: int
    driver: NotRequired[int]


class Truck(TypedDict):
    hgvAccess: NotRequired[HgvAccess]
    hgvDiesel: NotRequired[HgvDiesel]
    diesel: NotRequired[Diesel]
    adBlue: NotRequired[AdBlue]
    highFlowPump: NotRequired[HighFlowPump]
    lng: NotRequired[Lng]
    cng: NotRequired[Cng]
    hydrogen: NotRequired[Hydrogen]
    hgvCharging: NotRequired[HgvCharging]
    hgvChargingKilowatts: NotRequired[HgvChargingKilowatts]
    truckSpaces: NotRequired[TruckSpaces]
    securedParking: NotRequired[SecuredParking]
    showers: NotRequired[Showers]
    toilets: NotRequired[Toilets]
    weighbridge: NotRequired[Weighbridge]
    maxHeightMeters: NotRequired[MaxHeightMeters]
    maxWidthMeters: NotRequired[MaxWidthMeters]
    maxLengthMeters: NotRequired[MaxLengthMeters]
    maxWeightTonnes: NotRequired[MaxWeightTonnes]
    maxAxleLoadTonnes: NotRequired[MaxAxleLoadTonnes]


class HgvAccess(TypedDict):
    value: Literal["yes", "no", "unknown"] | float
    evidence: list[str]
    conflict: NotRequired[bool]


class HgvDiesel(TypedDict):
    value: Literal["yes", "no", "unknown"] | float
    evidence: list[str]
    conflict: NotRequired[bool]


class Diesel(TypedDict):
    value: Literal["yes", "no", "unknown"] | float
    evidence: list[str]
    conflict: NotRequired[bool]


class AdBlue(TypedDict):
    value: Literal["yes", "no", "unknown"] | float
    evidence: list[str]
    conflict: NotRequired[bool]


class HighFlowPump(TypedDict):
    value: Literal["yes", "no", "unknown"] | float
    evidence: list[str]
    conflict: NotRequired[bool]


class Lng(TypedDict):
    value: Literal["yes", "no", "unknown"] | float
    evidence: list[str]
    conflict: NotRequired[bool]


class Cng(TypedDict):
    value: Literal["yes", "no", "unknown"] | float
    evidence: list[str]
    conflict: NotRequired[bool]


class Hydrogen(TypedDict):
    value: Literal["yes", "no", "unknown"] | float
    evidence: list[str]
    conflict: NotRequired[bool]


class HgvCharging(TypedDict):
    value: Literal["yes", "no", "unknown"] | float
    evidence: list[str]
    conflict: NotRequired[bool]


class HgvChargingKilowatts(TypedDict):
    value: Literal["yes", "no", "unknown"] | float
    evidence: list[str]
    conflict: NotRequired[bool]


class TruckSpaces(TypedDict):
    value: Literal["yes", "no", "unknown"] | float
    evidence: list[str]
    conflict: NotRequired[bool]


class SecuredParking(TypedDict):
    value: Literal["yes", "no", "unknown"] | float
    evidence: list[str]
    conflict: NotRequired[bool]


class Showers(TypedDict):
    value: Literal["yes", "no", "unknown"] | float
    evidence: list[str]
    conflict: NotRequired[bool]


class Toilets(TypedDict):
    value: Literal["yes", "no", "unknown"] | float
    evidence: list[str]
    conflict: NotRequired[bool]


class Weighbridge(TypedDict):
    value: Literal["yes", "no", "unknown"] | float
    evidence: list[str]
    conflict: NotRequired[bool]


class MaxHeightMeters(TypedDict):
    value: Literal["yes", "no", "unknown"] | float
    evidence: list[str]
    conflict: NotRequired[bool]


class MaxWidthMeters(TypedDict):
    value: Literal["yes", "no", "unknown"] | float
    evidence: list[str]
    conflict: NotRequired[bool]


class MaxLengthMeters(TypedDict):
    value: Literal["yes", "no", "unknown"] | float
    evidence: list[str]
    conflict: NotRequired[bool]


class MaxWeightTonnes(TypedDict):
    value: Literal["yes", "no", "unknown"] | float
    evidence: list[str]
    conflict: NotRequired[bool]


class MaxAxleLoadTonnes(TypedDict):
    value: Literal["yes", "no", "unknown"] | float
    evidence: list[str]
    conflict: NotRequired[bool]


class SearchAnswer(TypedDict):
    hits: list[Place]
    found: int
    returned: int
    sort: Literal["relevance", "distance", "off-route", "along"]
    displayType: Literal["single", "multiple"]
    boundingBox: list[float] | None
    requestBoundingBox: list[float] | None
    requestText: str | None
    correctedRequestText: str | None
    interpretation: dict[str, Any]
    businesses: Businesses | None
    toponyms: Toponyms | None
    nextCursor: str | None
    dataVersion: str
    goneURI: NotRequired[str]
    toponym: NotRequired[str]
    containment: NotRequired[list[Containment]]
    crs: NotRequired[str]
    warnings: NotRequired[list[AnswerWarning]]


Place = TypedDict(
    "Place",
    {
        "id": "str",
        "position": "list[float]",
        "geometry": "NotRequired[Geometry]",
        "name": "str | None",
        "kind": "PlaceKind",
        "categories": "list[str]",
        "address": "str | None",
        "addressComponents": "Address",
        "offRouteMeters": "NotRequired[float | None]",
        "alongMeters": "NotRequired[float | None]",
        "side": 'NotRequired[Literal["on", "left", "right"] | None]',
        "pass": "NotRequired[int | None]",
        "passCount": "NotRequired[int | None]",
        "snapped": "NotRequired[list[float] | None]",
        "distanceMeters": "NotRequired[float | None]",
        "userDistanceMeters": "NotRequired[float | None]",
        "isInArea": "NotRequired[bool]",
        "score": "NotRequired[float | None]",
        "phones": "list[str]",
        "workingHours": "str | None",
        "features": "dict[str, bool | None]",
        "links": "list[str]",
        "tags": "dict[str, str]",
    },
)


class Businesses(TypedDict):
    found: int
    categories: list[Category]
    chains: list[Chain]
    filters: list[Filter]


class Toponyms(TypedDict):
    found: int
    accuracy: Literal["exact", "number", "near", "range", "street", "other"]
    reversePoint: list[float] | None


class Containment(TypedDict):
    id: str
    name: str | None
    kind: PlaceKind


class Address(TypedDict):
    country: NotRequired[str]
    region: NotRequired[str]
    district: NotRequired[str]
    locality: NotRequired[str]
    suburb: NotRequired[str]
    street: NotRequired[str]
    house: NotRequired[str]
    postcode: NotRequired[str]
    countryCode: NotRequired[str]


class Category(TypedDict):
    name: str
    count: int


class Chain(TypedDict):
    name: str
    count: int


class Filter(TypedDict):
    id: str
    label: str
    tag: str
    count: int


class Suggestions(TypedDict):
    completions: list[Completion]


class Completion(TypedDict):
    title: str
    subtitle: str
    titleHighlightRanges: list[list[int]]
    subtitleHighlightRanges: list[list[int]]
    kind: Literal["place", "query", "category", "chain"]
    isCollection: bool
    magicKey: str
    id: str | None
    placeKind: PlaceKind | None
    position: list[float] | None
    distanceMeters: float | None
    categories: list[str]
    count: int | None


class ResolveAnswer(TypedDict):
    hits: list[Place]
    found: int
    gone: list[str]
    malformed: list[str]
    dataVersion: str
    crs: NotRequired[str]
    warnings: NotRequired[list[AnswerWarning]]


Hours = TypedDict(
    "Hours",
    {
        "value": "str",
        "normalized": "str",
        "tolerant": "bool",
        "rules": "list[Rule]",
        "from": "str",
        "to": "str",
        "region": "str | None",
        "intervals": "list[HoursInterval]",
        "holidays": "list[Holiday]",
        "warnings": "list[str]",
    },
)


class Rule(TypedDict):
    text: str
    meaning: str


HoursInterval = TypedDict(
    "HoursInterval",
    {
        "from": "str",
        "to": "str",
        "state": 'Literal["open", "unknown"]',
        "comment": "str | None",
    },
)


Holiday = TypedDict(
    "Holiday",
    {
        "from": "str",
        "through": "str",
        "kind": 'Literal["public", "school"]',
        "name": "str",
    },
)

"""Random searches for areas and along routes, without a text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from geodesics import GEOD
from world import BRANDS, away

if TYPE_CHECKING:
    from questions import Maker


def add_search(maker: Maker) -> None:
    chance, world = maker.chance, maker.world
    maker.add("type", "business")
    categories = ["fuel", "truck_parking", "restaurant", "fuel_hgv", "supermarket"]
    if maker.maybe(0.4):
        maker.add("categories", chance.sample(categories, chance.randint(1, 3)))
    if maker.maybe(0.2):
        maker.add("exclude_categories", chance.sample(categories, 1))
    if maker.maybe(0.2):
        maker.add("tags", [chance.choice(["fuel:adblue=yes", "hgv=yes|designated", "!access=private"])])
    if maker.maybe(0.15):
        maker.add("chains", [chance.choice(BRANDS)])
    area = chance.choice(["near", "near", "viewport", "route", "everywhere", "near in viewport"])
    if area == "route":
        maker.add_within()
        if "within" not in maker.fields:
            maker.add("within", 1000.0)
        maker.add("along", True)
        del maker.fields["along"]
        if maker.maybe(0.3):
            maker.add_viewport()
        if maker.maybe(0.3):
            maker.add_ferries()
        if maker.maybe(0.5):
            maker.add("sort", chance.choice(["off-route", "along"]))
    elif area == "viewport":
        maker.add_viewport()
        if ("box" in maker.asked or "polygon" in maker.asked) and maker.maybe(0.3):
            maker.add("region_priority", "required")
    elif area != "everywhere":
        place = chance.choice(world.places)
        lon, lat = chance.choice([
            (place.lon, place.lat), away(chance, (place.lon, place.lat), 10 ** chance.uniform(0, 4))])
        maker.add("near", (lon, lat), value=chance.choice([(lon, lat), f"{lat:.7f},{lon:.7f}"]))
        if area == "near in viewport":
            del maker.asked["near"], maker.fields["near"]
            maker.add_viewport()
            maker.add("user", (lon, lat))
            maker.add("sort", "distance")
        elif maker.maybe(0.7):
            meters, text = maker.length(10 ** chance.uniform(1, 5))
            if maker.maybe(0.5):
                other = chance.choice(world.places)
                meters = text = max(1.0, GEOD.inv(lon, lat, other.lon, other.lat)[2] + chance.choice([-1e-5, 1e-5]))
            maker.add("within", meters, value=text)
    if "user" not in maker.asked and maker.maybe(0.2):
        place = chance.choice(world.places)
        maker.add("user", (place.lon, place.lat))
    if maker.maybe(0.5):
        maker.add("limit", chance.randint(1, 40))

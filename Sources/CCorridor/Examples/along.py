"""Lists the places of a category along a route: along.py INDEX ROUTE CATEGORY"""
import ctypes
import json
import sys

corridor = ctypes.CDLL("libcorridor.so.0")
corridor.corridor_error.restype = ctypes.c_char_p


class Text(ctypes.Structure):
    _fields_ = [("bytes", ctypes.c_char_p), ("size", ctypes.c_size_t)]


def check(status):
    if status:
        sys.exit("along: " + corridor.corridor_error().decode())


index_path, route_path, category = sys.argv[1:]
places = ctypes.c_void_p()
check(corridor.corridor_open(index_path.encode(), ctypes.byref(places)))

with open(route_path, encoding="utf-8") as file:
    request = {"route": file.read(), "categories": [category], "within": "2km"}
answer = ctypes.POINTER(Text)()
check(corridor.corridor_ask(places, b"find", json.dumps(request).encode(), None, ctypes.byref(answer)))

for hit in json.loads(answer.contents.bytes)["hits"]:
    print(f"{hit['offRouteMeters']:.3f}\t{hit['alongMeters']:.3f}\t{hit['id']}\t{hit.get('name') or ''}")
corridor.corridor_free(answer)
corridor.corridor_close(places)

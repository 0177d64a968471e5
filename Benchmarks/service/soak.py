"""Everything at once, for long: load, files that are replaced, clients that are killed or hostile."""

import os
import random
import time

from hostile import Hostile
from processes import Clients, Others, Service
from questions import HEALTHZ, Questions, write


def soak(given, indexes, replace):
    """A row a minute, of what cheap requests took and what the service has.

    indexes are two good ones; replace(served, build, damaged, number) puts one in the place of the served file.
    """
    length = 4 if given.quick else 60
    rounds = 2 if given.quick else max(2, round(given.minutes))
    chance = random.Random(1)
    served = os.path.join(given.work, "soaked.corridor")
    replace(served, indexes[0], damaged=False, number=0)
    with Service(given.command, served, given.work) as service:
        questions = Questions(service, given.routes)
        mixed = write(questions.mixed(100), os.path.join(given.work, "mixed"))
        batches = write(questions.batches(20), os.path.join(given.work, "batches"))
        cheap = write(
            [*HEALTHZ, *questions.one("suggest"), *questions.one("reverse"), *questions.one("resolve")],
            os.path.join(given.work, "cheap"))  # fmt: skip
        with open(write(questions.one("find"), os.path.join(given.work, "find")), "rb") as file:
            head, _, rest = file.read().partition(b"\n")
            question = rest[:int(head.split()[1])]
        yield {"part": "before", **service.taken()}
        with Hostile(service.port, question) as hostile:
            for number in range(rounds):
                others = Others(service)
                paced = Clients(given.work, service, 4, 50, length, cheap)
                load = [Clients(given.work, service, 8, 0, length, mixed),
                        Clients(given.work, service, 1, 0, length, batches)]  # fmt: skip
                # These are killed in the middle of what they ask.
                killed = Clients(given.work, service, 4, 0, 2 * length, mixed)
                time.sleep(length * chance.uniform(0.1, 0.5))
                replace(served, indexes[(number + 1) % 2], damaged=(number + 1) % 5 == 0, number=number + 1)
                time.sleep(length * chance.uniform(0.1, 0.3))
                killed.process.kill()
                killed.process.communicate()
                results = [running.result() for running in load]
                result = paced.result()
                yield {"part": "minute", "at": number + 1, "others": others.share(), "cheap": result["labels"],
                       "errors": result["errors"] + sum(one["errors"] for one in results),
                       "busy": result["busy"], "answered": result["answered"] + sum(one["answered"] for one in results),
                       "hostile": dict(hostile.done), **service.taken()}  # fmt: skip
        # Who was cut off has gone after the longest time that a connection may be silent.
        time.sleep(1 if given.quick else 20)
        yield {"part": "after", "counts": service.counts(), "mapped": service.mappings("soaked.corridor"), **service.taken()}

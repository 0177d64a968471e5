"""What Schemathesis has to know of the service beyond its description."""

import json

import schemathesis


@schemathesis.serializer("application/x-ndjson")
def lines(context, value):
    """A batch: the lines that were made up, each as JSON."""
    values = value if isinstance(value, list) else [value]
    return "\n".join(json.dumps(line) for line in values).encode()

"""`make schema`: write everything that is made from the types of the wire and from the games."""

import sys

from tests.schema.made import everything

for path, text in everything().items():
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path.name}\n")

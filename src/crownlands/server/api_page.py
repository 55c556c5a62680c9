"""The API as a page: what OpenAPI says, without scripts, so that it complies with the house's own
security policy."""

from __future__ import annotations

from html import escape
from typing import Any

STYLE = """
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem }
h2 { margin-top: 2.5rem; text-transform: capitalize } code { font-size: 1em } h3 { margin-bottom: 0 }
p, ul { margin: .3rem 0 } .method { display: inline-block; min-width: 3.5rem; font-weight: 700 }
"""


def page_of(schema: dict[str, Any]) -> str:
    """The whole API, request by request."""
    sections: dict[str, list[str]] = {}
    for path, methods in schema["paths"].items():
        for method, request in methods.items():
            tag = (request.get("tags") or ["other"])[0]
            sections.setdefault(tag, []).append(_request(schema, path, method, request))
    body = "".join(f"<h2>{escape(tag)}</h2>{''.join(requests)}" for tag, requests in sections.items())
    info = schema["info"]
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(info["title"])}: the API</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
        f"<main><h1>{escape(info['title'])}</h1><p>{escape(info.get('summary', ''))} "
        "Requests that change something need the header <code>X-Crownlands: 1</code>; "
        "a table is played over the WebSocket <code>/api/tables/{table_id}/socket</code>. For machines: "
        f'<a href="/openapi.json">openapi.json</a>.</p>{body}</main></html>'
    )


def _request(schema: dict[str, Any], path: str, method: str, request: dict[str, Any]) -> str:
    fields = [_field(part["name"], part["schema"], part.get("required", False)) for part in _parameters(request)]
    body = request.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    shape = schema.get("components", {}).get("schemas", {}).get(body.get("$ref", "").rpartition("/")[2], {})
    needed = shape.get("required", ())
    fields += [_field(name, part, name in needed) for name, part in shape.get("properties", {}).items()]
    about = escape(request.get("description") or request.get("summary", ""))
    heading = f'<h3><span class="method">{method.upper()}</span> <code>{escape(path)}</code></h3>'
    return f"<section>{heading}<p>{about}</p>{f'<ul>{chr(10).join(fields)}</ul>' if fields else ''}</section>"


def _parameters(request: dict[str, Any]) -> list[dict[str, Any]]:
    return list(request.get("parameters", ()))


def _field(name: str, shape: dict[str, Any], required: bool) -> str:
    return f"<li><code>{escape(name)}</code> {escape(_kind(shape))}{'' if required else ', optional'}</li>"


def _kind(shape: dict[str, Any]) -> str:
    """What a value looks like, in words."""
    if "enum" in shape:
        return " or ".join(map(repr, shape["enum"]))
    if "anyOf" in shape:
        return " or ".join(_kind(part) for part in shape["anyOf"])
    if shape.get("type") == "array":
        return f"list of {_kind(shape.get('items', {}))}"
    return str(shape.get("type", "anything"))

"""The address of a house as a browser takes it."""

from __future__ import annotations


def house_address(host: str, port: int | None) -> str:
    """Without a `/` at its end. An IPv6 address is written in brackets, or its last part would be the port."""
    return f"http://{f'[{host}]' if ':' in host else host}{f':{port}' if port else ''}"

"""The shapes of the wire protocol, as ``docs/protocol.md`` describes them."""

"""The log of a server as JSON."""

import json
import logging


class JsonLines(logging.Formatter):
    """One JSON object per line. No secret is logged: addresses and messages contain none."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line."""
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)

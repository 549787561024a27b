"""The table without a server: the same application, in a worker of the browser (docs/page.md)."""

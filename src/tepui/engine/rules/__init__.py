"""The language of rules: records, `@rule`, chance, the contract, what a viewer may know."""

/** Limit per field, so that a write fits into one transaction. */
const MAX_TARGETS = 20

export const targetsIn = (value: unknown): number[] =>
  [...new Set([value].flat().map(Number))].filter((id) => id > 0).slice(0, MAX_TARGETS)

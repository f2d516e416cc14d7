/** Targets of one field by which a record is listed; further ones are not, so that a write fits into one transaction. */
const MOST_TARGETS = 20

/** The records that a reference, or a field of several, points at, as lists by target know them (`list.by`). */
export const targetsIn = (value: unknown): number[] =>
  [...new Set([value].flat().map(Number))].filter((id) => id > 0).slice(0, MOST_TARGETS)

import type { Outcome } from './publisher.ts'

/** Whoever was killed between writing a page and telling CDN and search is repeated within this time; milliseconds. */
const REPEATED_WITHIN = 5 * 60_000

/** Unchanged, but written so recently that nobody may have told the CDN or the search. */
export const isUntold = (outcome: Outcome, now: Date): boolean =>
  outcome.kind === 'unchanged' &&
  now.getTime() - Date.parse(outcome.before?.published ?? '') < REPEATED_WITHIN

import type { Outcome } from './publisher.ts'

/** Maximum delay until a crashed publish is retried, in milliseconds. */
const MAX_RETRY_DELAY_MS = 5 * 60_000

/** Returns true for unchanged pages whose invalidation and indexing may be missing after a crash. */
export const mayBeUninvalidated = (outcome: Outcome, now: Date): boolean =>
  outcome.kind === 'unchanged' &&
  now.getTime() - Date.parse(outcome.before?.published ?? '') < MAX_RETRY_DELAY_MS

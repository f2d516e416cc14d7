import { createHash } from 'node:crypto'

/** Returns a deterministic mail id, so that each occasion sends one mail. */
export const occasionId = (...values: readonly string[]): string =>
  createHash('sha256').update(values.join(' ')).digest('hex').slice(0, 32)

import { createHash } from 'node:crypto'

/** The id of a mail: the same for the same occasion, person and stretch of time, so that it is sent once. */
export const occasionId = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 32)

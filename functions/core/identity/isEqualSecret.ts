import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Constant-time comparison for texts of any length. */
export const isEqualSecret = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other))

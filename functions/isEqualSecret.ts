import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares two texts of any length and any characters in constant time. */
export const isEqualSecret = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other))

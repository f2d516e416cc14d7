import { randomBytes } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const encoded = (value: number, length: number): string => {
  let rest = value
  let text = ''
  for (let index = 0; index < length; index += 1) {
    text = ALPHABET.charAt(rest % 32) + text
    rest = Math.floor(rest / 32)
  }
  return text
}

/** A ULID: 48 bits of milliseconds, 80 random ones; sorts by time. */
export const newUlid = (now: Date, random: Uint8Array = randomBytes(16)): string =>
  encoded(now.getTime(), 10) +
  Array.from(random.subarray(0, 16), (byte) => ALPHABET.charAt(byte % 32)).join('')

/** The instant a ULID was made at; undefined for a text that is none. */
export function ulidTime(ulid: string): Date | undefined {
  if (!/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(ulid)) return undefined
  let milliseconds = 0
  for (const char of ulid.slice(0, 10)) milliseconds = milliseconds * 32 + ALPHABET.indexOf(char)
  return new Date(milliseconds)
}

/** The least and the greatest ULID of a stretch of time, both instants inclusive: sort keys to ask between. */
export const ulidBounds = (from: Date, to: Date): { least: string; greatest: string } => ({
  least: encoded(from.getTime(), 10) + '0'.repeat(16),
  greatest: encoded(to.getTime(), 10) + 'Z'.repeat(16),
})

import { randomBytes } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const encoded = (value: number, length: number): string => {
  let remaining = value
  let text = ''
  for (let index = 0; index < length; index += 1) {
    text = ALPHABET.charAt(remaining % 32) + text
    remaining = Math.floor(remaining / 32)
  }
  return text
}

export const newUlid = (now: Date, random: Uint8Array = randomBytes(16)): string =>
  encoded(now.getTime(), 10) +
  Array.from(random.subarray(0, 16), (byte) => ALPHABET.charAt(byte % 32)).join('')

export function ulidTime(ulid: string): Date | undefined {
  if (!/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(ulid)) return undefined
  let milliseconds = 0
  for (const char of ulid.slice(0, 10)) milliseconds = milliseconds * 32 + ALPHABET.indexOf(char)
  return new Date(milliseconds)
}

export const ulidBounds = (from: Date, to: Date): { least: string; greatest: string } => ({
  least: encoded(from.getTime(), 10) + '0'.repeat(16),
  greatest: encoded(to.getTime(), 10) + 'Z'.repeat(16),
})

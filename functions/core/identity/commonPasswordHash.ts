import { createHash } from 'node:crypto'

/** Normalizes case, composition and spaces. */
export const foldedPassword = (password: string): string =>
  password.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** Four bytes: two or three of a million good passwords are rejected by chance. */
export const shortHash = (folded: string): number =>
  createHash('sha256').update(folded).digest().readUInt32BE(0)

const SEVEN_BITS = 128

/** Encodes ascending numbers as varint deltas. */
export function packed(rising: readonly number[]): number[] {
  return rising.flatMap((number, index) => {
    const bytes: number[] = []
    let remaining = number - (rising[index - 1] ?? 0)
    for (; remaining >= SEVEN_BITS; remaining = Math.floor(remaining / SEVEN_BITS))
      bytes.push((remaining % SEVEN_BITS) + SEVEN_BITS)
    return [...bytes, remaining]
  })
}

export function unpacked(bytes: Iterable<number>): number[] {
  const numbers: number[] = []
  let [before, distance, unit] = [0, 0, 1]
  for (const byte of bytes) {
    distance += (byte % SEVEN_BITS) * unit
    unit *= SEVEN_BITS
    if (byte >= SEVEN_BITS) continue
    before += distance
    numbers.push(before)
    ;[distance, unit] = [0, 1]
  }
  return numbers
}

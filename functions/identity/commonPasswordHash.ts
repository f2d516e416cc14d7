import { createHash } from 'node:crypto'

/** A password as lists compare it: letter case, composition and spaces make no other one. */
export const foldedPassword = (password: string): string =>
  password.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** The number under which the list knows a folded password: with four bytes, two or three of a million good ones are refused by chance. */
export const shortHash = (folded: string): number =>
  createHash('sha256').update(folded).digest().readUInt32BE(0)

const SEVEN_BITS = 128

/** Rising numbers in few bytes: their distances, seven bits a byte, the lowest first; a byte of 128 or more goes on. */
export function packed(rising: readonly number[]): number[] {
  return rising.flatMap((number, index) => {
    const bytes: number[] = []
    let left = number - (rising[index - 1] ?? 0)
    for (; left >= SEVEN_BITS; left = Math.floor(left / SEVEN_BITS))
      bytes.push((left % SEVEN_BITS) + SEVEN_BITS)
    return [...bytes, left]
  })
}

/** The numbers that `packed` has packed. */
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

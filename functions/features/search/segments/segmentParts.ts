/** Returns bytes of a segment file, or undefined if they are not in memory yet. */
export type ReadBytes = (start: number, end: number) => Buffer | undefined

const NUMBER_BYTES = 4

export class NumberColumn {
  readonly length: number
  readonly #read: ReadBytes

  constructor(read: ReadBytes, byteLength: number) {
    this.#read = read
    this.length = byteLength / NUMBER_BYTES
  }

  at(index: number): number {
    const start = index * NUMBER_BYTES
    return this.#read(start, start + NUMBER_BYTES)?.readUInt32LE(0) ?? 0
  }

  /** Returns a number and the next one, which limit a range; an empty range if they are not in memory. */
  rangeAt(index: number): readonly [start: number, end: number] {
    const start = index * NUMBER_BYTES
    const bytes = this.#read(start, start + 2 * NUMBER_BYTES)
    return bytes ? [bytes.readUInt32LE(0), bytes.readUInt32LE(NUMBER_BYTES)] : [0, 0]
  }
}

export const numberBytes = (numbers: Iterable<number>): Buffer =>
  Buffer.from(Uint32Array.from(numbers).buffer)

export const inMemory =
  (bytes: Buffer): ReadBytes =>
  (start, end) =>
    bytes.subarray(start, end)

/** Forms of each stem: the inverse of the stems of the forms. */
export function formsByStem(surfaceStems: readonly number[], stems: number) {
  const ends = new Uint32Array(stems + 1)
  for (const stem of surfaceStems) ends[stem + 1] = (ends[stem + 1] ?? 0) + 1
  for (let stem = 1; stem <= stems; stem += 1) ends[stem] = (ends[stem] ?? 0) + (ends[stem - 1] ?? 0)
  const forms = [...surfaceStems.keys()].toSorted(
    (one, other) => (surfaceStems[one] ?? 0) - (surfaceStems[other] ?? 0),
  )
  return { forms: numberBytes(forms), formOffsets: numberBytes(ends) }
}

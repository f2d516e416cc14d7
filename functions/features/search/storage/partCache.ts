import type { ReadBytes } from '../segments/segmentParts.ts'
import type { IndexFiles } from './indexFiles.ts'

const PART_BYTES = 32_768
/** Parts between two missing ones that are read with them, because a call costs more than their bytes. */
const MAX_GAP = 4
const MAX_ROUNDS = 20

interface CacheOptions {
  maxBytes: number
  partBytes?: number
}

interface MissingPart {
  file: string
  size: number
  part: number
}

function* rangesOf(missing: readonly MissingPart[]): Generator<MissingPart & { last: number }> {
  for (const [file, parts] of Map.groupBy(missing, (one) => one.file)) {
    const [first, ...others] = parts.toSorted((one, other) => one.part - other.part)
    if (!first) continue
    let range = { ...first, last: first.part }
    for (const { part, size } of others) {
      if (part - range.last <= MAX_GAP) {
        range.last = part
        continue
      }
      yield range
      range = { file, size, part, last: part }
    }
    yield range
  }
}

/** Parts of immutable files that queries have read. The least recently used go first. */
export class PartCache {
  readonly #files: Pick<IndexFiles, 'readPart'>
  readonly #maxBytes: number
  readonly #partBytes: number
  readonly #parts = new Map<string, Buffer>()
  #missing = new Map<string, MissingPart>()
  #bytes = 0

  constructor(files: Pick<IndexFiles, 'readPart'>, { maxBytes, partBytes = PART_BYTES }: CacheOptions) {
    this.#files = files
    this.#maxBytes = maxBytes
    this.#partBytes = partBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  readonly isIncomplete = (): boolean => this.#missing.size > 0

  readerOf(file: string, size: number): ReadBytes {
    return (start, end) => {
      if (start === end) return Buffer.alloc(0)
      const first = Math.floor(start / this.#partBytes)
      const parts: (Buffer | undefined)[] = []
      for (let part = first; part * this.#partBytes < end; part += 1)
        parts.push(this.#find({ file, size, part }))
      const present = parts.filter((part) => part !== undefined)
      if (present.length < parts.length) return undefined
      const [only] = present
      const whole = present.length === 1 && only ? only : Buffer.concat(present)
      return whole.subarray(start - first * this.#partBytes, end - first * this.#partBytes)
    }
  }

  #find(missing: MissingPart): Buffer | undefined {
    const key = `${missing.file} ${missing.part}`
    const found = this.#parts.get(key)
    if (!found) {
      this.#missing.set(key, missing)
      return undefined
    }
    this.#parts.delete(key)
    this.#parts.set(key, found)
    return found
  }

  begin(): void {
    this.#missing = new Map()
  }

  /** Reads what was missing since `begin`. @throws Error if a file is absent */
  async load(): Promise<void> {
    await Promise.all([...rangesOf([...this.#missing.values()])].map((range) => this.#load(range)))
  }

  async #load({ file, size, part: first, last }: MissingPart & { last: number }): Promise<void> {
    const from = first * this.#partBytes
    const bytes = await this.#files.readPart(file, from, Math.min(size, (last + 1) * this.#partBytes))
    if (!bytes) throw new Error(`${file} of the search's index is absent`)
    for (let part = first; part <= last; part += 1) {
      const at = part * this.#partBytes - from
      // a copy, so that the range leaves memory
      this.#add(`${file} ${part}`, Buffer.from(bytes.subarray(at, at + this.#partBytes)))
    }
  }

  #add(key: string, bytes: Buffer): void {
    this.#bytes += bytes.length - (this.#parts.get(key)?.length ?? 0)
    this.#parts.delete(key)
    this.#parts.set(key, bytes)
  }

  removeOldest(): void {
    for (const [key, { length }] of this.#parts) {
      if (this.#bytes <= this.#maxBytes) return
      this.#parts.delete(key)
      this.#bytes -= length
    }
  }
}

/** Repeats an answer until all parts that it reads are in memory. The answer has no other effects. */
export async function complete<T>(caches: readonly PartCache[], answer: () => T): Promise<T> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    for (const cache of caches) cache.begin()
    const result = answer()
    const incomplete = caches.filter((cache) => cache.isIncomplete())
    if (incomplete.length === 0) {
      for (const cache of caches) cache.removeOldest()
      return result
    }
    await Promise.all(incomplete.map((cache) => cache.load()))
  }
  throw new Error(`A search needs more than ${MAX_ROUNDS} rounds`)
}

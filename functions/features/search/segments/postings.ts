export type Field = 'title' | 'heading' | 'body'

/** Counts per page packed into one byte: 2 bits title, 2 bits headings, 4 bits body, each saturating. */
const SHIFT = { title: 6, heading: 4, body: 0 } as const
const MAX_COUNT = { title: 0b11, heading: 0b11, body: 0b1111 } as const

export class PostingList {
  readonly documents: number[] = []
  readonly counts: number[] = []

  /** Counts one occurrence. Documents must arrive in ascending order. */
  add(document: number, field: Field): void {
    const last = this.documents.length - 1
    if (this.documents[last] !== document) {
      this.documents.push(document)
      this.counts.push(1 << SHIFT[field])
      return
    }
    const counts = this.counts[last] ?? 0
    if (((counts >>> SHIFT[field]) & MAX_COUNT[field]) < MAX_COUNT[field])
      this.counts[last] = counts + (1 << SHIFT[field])
  }
}

function writeNumber(bytes: number[], value: number): void {
  let remaining = value
  while (remaining > 127) {
    bytes.push((remaining & 127) | 128)
    remaining >>>= 7
  }
  bytes.push(remaining)
}

/** Encodes postings as varint document deltas, each followed by one byte of counts. */
export function encodePostings(lists: readonly PostingList[]): { postings: Buffer; offsets: number[] } {
  const chunks: Buffer[] = []
  const offsets = [0]
  let total = 0
  for (const { documents, counts } of lists) {
    const bytes: number[] = []
    let before = 0
    for (const [at, document] of documents.entries()) {
      writeNumber(bytes, document - before)
      bytes.push(counts[at] ?? 0)
      before = document
    }
    chunks.push(Buffer.from(bytes))
    total += bytes.length
    offsets.push(total)
  }
  return { postings: Buffer.concat(chunks), offsets }
}

interface Postings {
  count: number
  documents: Uint32Array
  counts: Uint8Array
}

let decoded: Postings = { count: 0, documents: new Uint32Array(0), counts: new Uint8Array(0) }

/**
 * Decodes postings into arrays that the next call overwrites; closures cost more than the decoding.
 * Read the counts with `titleCount`, `headingCount` and `bodyCount`.
 */
export function decodePostings(postings: Buffer): Postings {
  const most = postings.length >>> 1
  if (decoded.documents.length < most)
    decoded = { count: 0, documents: new Uint32Array(most), counts: new Uint8Array(most) }
  const { documents, counts } = decoded
  let document = 0
  let count = 0
  for (let at = 0; at < postings.length; at += 1) {
    let byte = postings[at] ?? 0
    let delta = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      at += 1
      byte = postings[at] ?? 0
      delta |= (byte & 127) << shift
    }
    at += 1
    document += delta
    documents[count] = document
    counts[count] = postings[at] ?? 0
    count += 1
  }
  decoded.count = count
  return decoded
}

export const titleCount = (counts: number): number => counts >>> SHIFT.title
export const headingCount = (counts: number): number => (counts >>> SHIFT.heading) & MAX_COUNT.heading
export const bodyCount = (counts: number): number => counts & MAX_COUNT.body

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

/** Calls `found` for each posting; read the counts with `titleCount`, `headingCount` and `bodyCount`. */
export function readPostings(
  postings: Buffer,
  { start, end }: { start: number; end: number },
  found: (document: number, counts: number) => void,
): void {
  let document = 0
  let at = start
  while (at < end) {
    let shift = 0
    let delta = 0
    for (;;) {
      const byte = postings[at] ?? 0
      at += 1
      delta |= (byte & 127) << shift
      if (byte < 128) break
      shift += 7
    }
    document += delta
    found(document, postings[at] ?? 0)
    at += 1
  }
}

export const titleCount = (counts: number): number => counts >>> SHIFT.title
export const headingCount = (counts: number): number => (counts >>> SHIFT.heading) & MAX_COUNT.heading
export const bodyCount = (counts: number): number => counts & MAX_COUNT.body

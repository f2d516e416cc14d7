/** Fields of a page that words are counted in, apart. */
export type Field = 'title' | 'heading' | 'body'

/** How often a word occurs in a page, in one byte: 2 bits for the title, 2 for headings, 4 for the text; more often counts as the most. */
const SHIFT = { title: 6, heading: 4, body: 0 } as const
const MOST = { title: 0b11, heading: 0b11, body: 0b1111 } as const

/** The pages that have a word, in order, each with its counts. */
export class PostingList {
  readonly documents: number[] = []
  readonly counts: number[] = []

  /** Counts the word once more. Pages come one after another. */
  add(document: number, field: Field): void {
    const last = this.documents.length - 1
    if (this.documents[last] !== document) {
      this.documents.push(document)
      this.counts.push(1 << SHIFT[field])
      return
    }
    const counts = this.counts[last] ?? 0
    if (((counts >>> SHIFT[field]) & MOST[field]) < MOST[field])
      this.counts[last] = counts + (1 << SHIFT[field])
  }
}

function writeNumber(bytes: number[], value: number): void {
  let rest = value
  while (rest > 127) {
    bytes.push((rest & 127) | 128)
    rest >>>= 7
  }
  bytes.push(rest)
}

/** Writes the pages of each word: the distance to the page before, then one byte of counts. */
export function postingsOf(lists: readonly PostingList[]): { postings: Buffer; offsets: number[] } {
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

/** Calls `found` for each page in a stretch of postings, with its counts as one number (`titleCount` and the like). */
export function readPostings(
  postings: Buffer,
  { start, end }: { start: number; end: number },
  found: (document: number, counts: number) => void,
): void {
  let document = 0
  let at = start
  while (at < end) {
    let shift = 0
    let step = 0
    for (;;) {
      const byte = postings[at] ?? 0
      at += 1
      step |= (byte & 127) << shift
      if (byte < 128) break
      shift += 7
    }
    document += step
    found(document, postings[at] ?? 0)
    at += 1
  }
}

export const titleCount = (counts: number): number => counts >>> SHIFT.title
export const headingCount = (counts: number): number => (counts >>> SHIFT.heading) & MOST.heading
export const bodyCount = (counts: number): number => counts & MOST.body

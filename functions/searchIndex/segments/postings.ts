/** How often a word occurs in a page, by field; small numbers. */
export interface Occurrence {
  title: number
  heading: number
  body: number
}

const TITLE_SHIFT = 6
const HEADING_SHIFT = 4
const SMALL = 0b11
const BODY = 0b1111

function writeNumber(bytes: number[], value: number): void {
  let rest = value
  while (rest > 127) {
    bytes.push((rest & 127) | 128)
    rest >>>= 7
  }
  bytes.push(rest)
}

/** Writes the pages of each word: the distance to the page before, then one byte of counts. */
export function postingsOf(lists: readonly ReadonlyMap<number, Occurrence>[]): {
  postings: Buffer
  offsets: number[]
} {
  const chunks: Buffer[] = []
  const offsets = [0]
  let total = 0
  for (const list of lists) {
    const bytes: number[] = []
    let last = 0
    for (const [document, { title, heading, body }] of list) {
      writeNumber(bytes, document - last)
      bytes.push((title << TITLE_SHIFT) | (heading << HEADING_SHIFT) | body)
      last = document
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

export const titleCount = (counts: number): number => counts >>> TITLE_SHIFT
export const headingCount = (counts: number): number => (counts >>> HEADING_SHIFT) & SMALL
export const bodyCount = (counts: number): number => counts & BODY

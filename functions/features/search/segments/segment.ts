import { brotliDecompressSync } from 'node:zlib'
import { RESULT_TYPES } from '@flou/shared/search/resultTypes.ts'
import type { SearchDocument } from './document.ts'
import {
  MAGIC,
  PAGES_OF_BLOCK,
  type ChunkName,
  type SegmentHeader,
  type StoredText,
} from './segmentFormat.ts'
import { formsByStem, inMemory, NumberColumn, type ReadBytes } from './segmentParts.ts'
import { groupsOf, linesOf, SortedWords } from './sortedWords.ts'

export interface Segment {
  header: SegmentHeader
  stems: SortedWords
  surfaces: SortedWords
  surfaceStems: NumberColumn
  frequencies: NumberColumn
  /** Encoded pages of a stem. */
  postingsOf: (stem: number) => Buffer
  formsOf: (stem: number) => number[]
  textOf: (document: number) => StoredText
}

const MAX_CACHED_BLOCKS = 32
const NO_TEXT: StoredText = { headline: '', description: '', context: '', body: '', headings: [] }

function blockReader(bytesOf: (block: number) => Buffer): Segment['textOf'] {
  const cache = new Map<number, StoredText[]>()
  return (document) => {
    const number = Math.floor(document / PAGES_OF_BLOCK)
    let block = cache.get(number)
    if (!block) {
      const packed = bytesOf(number)
      if (packed.length === 0) return NO_TEXT
      block = JSON.parse(brotliDecompressSync(packed).toString()) as StoredText[]
      const [oldest] = cache.keys()
      if (cache.size >= MAX_CACHED_BLOCKS && oldest !== undefined) cache.delete(oldest)
      cache.set(number, block)
    }
    return block[document % PAGES_OF_BLOCK] ?? NO_TEXT
  }
}

/** Chunks of a segment; those that are not in memory yet are empty. */
class SegmentChunks {
  readonly header: SegmentHeader
  readonly #start: number
  readonly #head: Buffer
  readonly #read: ReadBytes | undefined

  constructor(file: Buffer, read?: ReadBytes) {
    this.#start = 8 + file.readUInt32BE(4)
    this.header = JSON.parse(file.toString('utf8', 8, this.#start)) as SegmentHeader
    const head = file.subarray(this.#start)
    // a copy, so that the text of the header leaves memory
    this.#head = read ? Buffer.from(head) : head
    this.#read = read
  }

  #lengthOf = (name: ChunkName): number => this.header.chunks[name]?.[1] ?? 0

  #readerOf(name: ChunkName): ReadBytes {
    const first = this.header.chunks[name]?.[0] ?? 0
    const [start, head, read] = [this.#start, this.#head, this.#read]
    return (from, to) =>
      read && first + to > head.length
        ? read(start + first + from, start + first + to)
        : head.subarray(first + from, first + to)
  }

  column(name: ChunkName): NumberColumn {
    return new NumberColumn(this.#readerOf(name), this.#lengthOf(name))
  }

  words(name: 'stems' | 'surfaces'): SortedWords {
    const read = this.#readerOf(name)
    // segments of earlier versions are read whole
    const groups =
      this.header.words?.[name] ?? groupsOf(linesOf(read(0, this.#lengthOf(name)) ?? Buffer.alloc(0)))
    return new SortedWords(groups, read)
  }

  ranges(name: ChunkName, offsets: ChunkName): (at: number) => Buffer {
    const read = this.#readerOf(name)
    const column = this.column(offsets)
    return (at) => read(...column.rangeAt(at)) ?? Buffer.alloc(0)
  }

  /** Returns the forms of stems; computes them for segments of earlier versions. */
  forms(stems: number): { forms: NumberColumn; formOffsets: NumberColumn } {
    if (this.header.chunks.forms)
      return { forms: this.column('forms'), formOffsets: this.column('formOffsets') }
    const surfaceStems = this.column('surfaceStems')
    const numbers = Array.from({ length: surfaceStems.length }, (_, at) => surfaceStems.at(at))
    const { forms, formOffsets } = formsByStem(numbers, stems)
    const column = (bytes: Buffer) => new NumberColumn(inMemory(bytes), bytes.length)
    return { forms: column(forms), formOffsets: column(formOffsets) }
  }
}

/**
 * Opens a segment file.
 * @param file the whole file, or its head if `read` reads the rest
 * @throws Error for other files
 */
export function openSegment(file: Buffer, read?: ReadBytes): Segment {
  if (file.length < 8 || file.readUInt32BE(0) !== MAGIC) throw new Error('This is no segment of the search')
  const chunks = new SegmentChunks(file, read)
  const stems = chunks.words('stems')
  const { forms, formOffsets } = chunks.forms(stems.length)
  return {
    header: chunks.header,
    stems,
    surfaces: chunks.words('surfaces'),
    surfaceStems: chunks.column('surfaceStems'),
    frequencies: chunks.column('frequencies'),
    postingsOf: chunks.ranges('postings', 'offsets'),
    formsOf: (stem) => {
      const [first, end] = formOffsets.rangeAt(stem)
      return Array.from({ length: end - first }, (_, at) => forms.at(first + at))
    },
    textOf: blockReader(chunks.ranges('blocks', 'blockOffsets')),
  }
}

export function documentOf({ header, textOf }: Segment, at: number): SearchDocument {
  return {
    path: header.paths[at] ?? '',
    type: RESULT_TYPES[header.types[at] ?? 0] ?? 'page',
    weight: header.weights[at] ?? 1,
    title: header.titles[at] ?? '',
    date: header.dates[at] ?? '',
    category: header.categories[at] ?? '',
    image: header.images[at] ?? '',
    ...textOf(at),
  }
}

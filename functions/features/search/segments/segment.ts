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
import { SortedWords } from './sortedWords.ts'

/** Copies the numbers, because Uint32Array requires an aligned offset. */
const numbersIn = ({ buffer, byteOffset, byteLength }: Buffer) =>
  new Uint32Array(buffer.slice(byteOffset, byteOffset + byteLength))

export interface Segment {
  header: SegmentHeader
  stems: SortedWords
  surfaces: SortedWords
  surfaceStems: Uint32Array
  offsets: Uint32Array
  postings: Buffer
  frequencies: Uint32Array
  textOf: (document: number) => StoredText
  bytes: number
  close: () => void
}

export interface TextBlocks {
  read: (start: number, end: number) => Buffer
  /** Uncompressed blocks that stay in memory. */
  mostCached: number
  close: () => void
}

const blocksInMemory = (blocks: Buffer): TextBlocks => ({
  read: (start, end) => blocks.subarray(start, end),
  mostCached: 256,
  close: () => {},
})

function blockReader({ read, mostCached }: TextBlocks, offsets: Uint32Array): Segment['textOf'] {
  const cache = new Map<number, StoredText[]>()
  return (document) => {
    const number = Math.floor(document / PAGES_OF_BLOCK)
    let block = cache.get(number)
    if (!block) {
      const packed = read(offsets[number] ?? 0, offsets[number + 1] ?? 0)
      block = JSON.parse(brotliDecompressSync(packed).toString()) as StoredText[]
      const [oldest] = cache.keys()
      if (cache.size >= mostCached && oldest !== undefined) cache.delete(oldest)
      cache.set(number, block)
    }
    return (
      block[document % PAGES_OF_BLOCK] ?? {
        headline: '',
        description: '',
        context: '',
        body: '',
        headings: [],
      }
    )
  }
}

/**
 * Opens a segment file.
 * @param storeTexts stores the texts elsewhere; the rest is copied, so that the file leaves memory
 * @throws Error for other files
 */
export function openSegment(file: Buffer, storeTexts?: (blocks: Buffer) => TextBlocks): Segment {
  if (file.length < 8 || file.readUInt32BE(0) !== MAGIC) throw new Error('This is no segment of the search')
  const start = 8 + file.readUInt32BE(4)
  const header = JSON.parse(file.toString('utf8', 8, start)) as SegmentHeader
  const chunkOf = (name: ChunkName) => {
    const [offset, length] = header.chunks[name]
    return file.subarray(start + offset, start + offset + length)
  }
  const retained = (name: ChunkName) => (storeTexts ? Buffer.from(chunkOf(name)) : chunkOf(name))
  const texts = (storeTexts ?? blocksInMemory)(chunkOf('blocks'))
  return {
    header,
    stems: new SortedWords(retained('stems')),
    surfaces: new SortedWords(retained('surfaces')),
    surfaceStems: numbersIn(chunkOf('surfaceStems')),
    offsets: numbersIn(chunkOf('offsets')),
    postings: retained('postings'),
    frequencies: numbersIn(chunkOf('frequencies')),
    textOf: blockReader(texts, numbersIn(chunkOf('blockOffsets'))),
    bytes: file.length,
    close: texts.close,
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

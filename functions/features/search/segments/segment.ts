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
}

const MAX_CACHED_BLOCKS = 256

function blockReader(blocks: Buffer, offsets: Uint32Array): Segment['textOf'] {
  const cache = new Map<number, StoredText[]>()
  return (document) => {
    const number = Math.floor(document / PAGES_OF_BLOCK)
    let block = cache.get(number)
    if (!block) {
      const packed = blocks.subarray(offsets[number], offsets[number + 1])
      block = JSON.parse(brotliDecompressSync(packed).toString()) as StoredText[]
      const [oldest] = cache.keys()
      if (cache.size >= MAX_CACHED_BLOCKS && oldest !== undefined) cache.delete(oldest)
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

/** Opens a segment file. @throws Error for other files */
export function openSegment(file: Buffer): Segment {
  if (file.length < 8 || file.readUInt32BE(0) !== MAGIC) throw new Error('This is no segment of the search')
  const start = 8 + file.readUInt32BE(4)
  const header = JSON.parse(file.toString('utf8', 8, start)) as SegmentHeader
  const chunkOf = (name: ChunkName) => {
    const [offset, length] = header.chunks[name]
    return file.subarray(start + offset, start + offset + length)
  }
  return {
    header,
    stems: new SortedWords(chunkOf('stems')),
    surfaces: new SortedWords(chunkOf('surfaces')),
    surfaceStems: numbersIn(chunkOf('surfaceStems')),
    offsets: numbersIn(chunkOf('offsets')),
    postings: chunkOf('postings'),
    frequencies: numbersIn(chunkOf('frequencies')),
    textOf: blockReader(chunkOf('blocks'), numbersIn(chunkOf('blockOffsets'))),
    bytes: file.length,
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

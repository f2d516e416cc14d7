import { brotliDecompressSync } from 'node:zlib'
import { RESULT_TYPES } from '@flou/shared/search/resultTypes.ts'
import type { SearchDocument } from '../documents/document.ts'
import { MAGIC, PAGES_OF_BLOCK, type PartName, type SegmentHeader, type StoredText } from './segmentFormat.ts'
import { SortedWords } from './sortedWords.ts'

/** Numbers of a file, which need not begin where memory wants them to. */
const numbersIn = ({ buffer, byteOffset, byteLength }: Buffer) =>
  new Uint32Array(buffer.slice(byteOffset, byteOffset + byteLength))

/** A segment that can be searched. */
export interface Segment {
  header: SegmentHeader
  stems: SortedWords
  surfaces: SortedWords
  /** The stem of each surface form, by number. */
  surfaceStems: Uint32Array
  /** Where each stem's postings begin. */
  offsets: Uint32Array
  postings: Buffer
  /** In how many of its pages each stem occurs. */
  frequencies: Uint32Array
  /** The texts of a page. */
  textOf: (document: number) => StoredText
  bytes: number
}

const KEPT_BLOCKS = 256

function blockReader(blocks: Buffer, offsets: Uint32Array): Segment['textOf'] {
  const kept = new Map<number, StoredText[]>()
  return (document) => {
    const number = Math.floor(document / PAGES_OF_BLOCK)
    let block = kept.get(number)
    if (!block) {
      const packed = blocks.subarray(offsets[number], offsets[number + 1])
      block = JSON.parse(brotliDecompressSync(packed).toString()) as StoredText[] // written by blocksOf
      const [oldest] = kept.keys()
      if (kept.size >= KEPT_BLOCKS && oldest !== undefined) kept.delete(oldest)
      kept.set(number, block)
    }
    return (
      block[document % PAGES_OF_BLOCK] ?? { headline: '', description: '', context: '', body: '', parts: [] }
    )
  }
}

/** Opens the file of a segment. @throws for anything else */
export function openSegment(file: Buffer): Segment {
  if (file.length < 8 || file.readUInt32BE(0) !== MAGIC) throw new Error('This is no segment of the search')
  const start = 8 + file.readUInt32BE(4)
  const header = JSON.parse(file.toString('utf8', 8, start)) as SegmentHeader // written by segmentFile
  const partOf = (name: PartName) => {
    const [offset, length] = header.parts[name]
    return file.subarray(start + offset, start + offset + length)
  }
  return {
    header,
    stems: new SortedWords(partOf('stems')),
    surfaces: new SortedWords(partOf('surfaces')),
    surfaceStems: numbersIn(partOf('surfaceStems')),
    offsets: numbersIn(partOf('offsets')),
    postings: partOf('postings'),
    frequencies: numbersIn(partOf('frequencies')),
    textOf: blockReader(partOf('blocks'), numbersIn(partOf('blockOffsets'))),
    bytes: file.length,
  }
}

/** The page of a segment as it was given, so that segments can be merged. */
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

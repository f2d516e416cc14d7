import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Language } from '@flou/shared/locale.ts'
import { folded, stemOf, wordsOf } from '@flou/shared/search/words.ts'
import { RESULT_TYPES } from '@flou/shared/search/resultTypes.ts'
import type { SearchDocument } from './document.ts'
import { postingsOf, type Occurrence } from './postings.ts'

/**
 * A segment: what some pages contain, in one immutable file. Newer segments replace pages of older ones by their paths. The file is a header
 * in JSON, then the parts that it names. Stems have postings; surface forms name their stem, for prefixes and typing errors.
 */
export interface SegmentHeader {
  format: 1
  language: Language
  /** Columns, one value for each page. */
  paths: string[]
  types: number[]
  weights: number[]
  titles: string[]
  dates: string[]
  categories: string[]
  images: string[]
  /** Words of each page's text. */
  lengths: number[]
  /** Paths that are no longer found, whatever older segments say. */
  removed: string[]
  /** Where each part begins behind the header, and its length in bytes. */
  parts: Record<PartName, readonly [offset: number, length: number]>
}
type PartName =
  'frequencies' | 'stems' | 'surfaces' | 'surfaceStems' | 'offsets' | 'postings' | 'blockOffsets' | 'blocks'

/** What is read only of pages that are shown: their texts, some pages together, compressed. */
export type StoredText = Pick<SearchDocument, 'description' | 'context' | 'body' | 'parts'>
export const PAGES_OF_BLOCK = 8

const MAGIC = 0x46534731
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const TITLE_MOST = 3
const BODY_MOST = 15

/** Fields as an occurrence counts them. */
type Field = 'title' | 'heading' | 'body'

/** The entry of a word as it is written, beside that of its stem. */
export const exactly = (word: string): string => `=${word}`

class Indexer {
  readonly language: Language
  readonly byStem = new Map<string, Map<number, Occurrence>>()
  readonly stemOfSurface = new Map<string, string>()

  constructor(language: Language) {
    this.language = language
  }

  /** Counts the words of a text, each by its stem and, where that is another one, by itself. @returns how many there are */
  add(document: number, field: Field, text: string): number {
    const words = wordsOf(folded(text))
    for (const { text: word } of words) {
      const known = this.stemOfSurface.get(word)
      const stem = known ?? stemOf(word, this.language)
      if (known === undefined) this.stemOfSurface.set(word, stem)
      this.#count(stem, document, field)
      if (stem !== word) this.#count(exactly(word), document, field)
    }
    return words.length
  }

  #count(entry: string, document: number, field: Field): void {
    const found = this.byStem.get(entry) ?? new Map<number, Occurrence>()
    if (found.size === 0) this.byStem.set(entry, found)
    const counts = found.get(document) ?? { title: 0, heading: 0, body: 0 }
    counts[field] = Math.min(counts[field] + 1, field === 'body' ? BODY_MOST : TITLE_MOST)
    found.set(document, counts)
  }
}

/** The last part of a path is named after what the page is about, in English. */
const slugWords = (path: string) => path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ')

function indexed(language: Language, documents: readonly SearchDocument[]) {
  const indexer = new Indexer(language)
  const lengths = documents.map((one, at) => {
    indexer.add(at, 'title', `${one.title} ${slugWords(one.path)}`)
    for (const text of [one.description, one.context, one.category, ...one.parts.map((part) => part.text)])
      indexer.add(at, 'heading', text)
    return indexer.add(at, 'body', one.body)
  })
  const { byStem, stemOfSurface } = indexer
  return { byStem, stemOfSurface, lengths }
}

const bytesOf = (numbers: readonly number[]) => Buffer.from(Uint32Array.from(numbers).buffer)

function blocksOf(documents: readonly SearchDocument[]) {
  const blocks: Buffer[] = []
  const offsets = [0]
  for (let at = 0; at < documents.length; at += PAGES_OF_BLOCK) {
    const texts: StoredText[] = documents
      .slice(at, at + PAGES_OF_BLOCK)
      .map(({ description, context, body, parts }) => ({ description, context, body, parts }))
    const block = brotliCompressSync(JSON.stringify(texts), QUALITY)
    blocks.push(block)
    offsets.push((offsets.at(-1) ?? 0) + block.length)
  }
  return { blocks: Buffer.concat(blocks), blockOffsets: bytesOf(offsets) }
}

function dictionaryOf({ byStem, stemOfSurface }: Pick<Indexer, 'byStem' | 'stemOfSurface'>) {
  const stems = [...byStem.keys()].toSorted()
  const numberOf = new Map(stems.map((stem, at) => [stem, at]))
  const surfaces = [...stemOfSurface.keys()].toSorted()
  const { postings, offsets } = postingsOf(stems.map((stem) => byStem.get(stem) ?? new Map()))
  return {
    stems: Buffer.from(stems.join('\n')),
    surfaces: Buffer.from(surfaces.join('\n')),
    surfaceStems: bytesOf(surfaces.map((surface) => numberOf.get(stemOfSurface.get(surface) ?? '') ?? 0)),
    offsets: bytesOf(offsets),
    frequencies: bytesOf(stems.map((stem) => byStem.get(stem)?.size ?? 0)),
    postings,
  }
}

/** Makes the file of a segment. */
export function segmentFile(
  language: Language,
  { documents, removed }: { documents: readonly SearchDocument[]; removed: readonly string[] },
): Buffer {
  const { lengths, ...index } = indexed(language, documents)
  const content: Record<PartName, Buffer> = { ...dictionaryOf(index), ...blocksOf(documents) }
  const parts: Partial<SegmentHeader['parts']> = {}
  const body: Buffer[] = []
  let offset = 0
  for (const [name, bytes] of Object.entries(content)) {
    parts[name as PartName] = [offset, bytes.length] // the keys are those of the record
    body.push(bytes)
    offset += bytes.length
  }
  const header: SegmentHeader = {
    format: 1,
    language,
    paths: documents.map(({ path }) => path),
    types: documents.map(({ type }) => RESULT_TYPES.indexOf(type)),
    weights: documents.map(({ weight }) => weight),
    titles: documents.map(({ title }) => title),
    dates: documents.map(({ date }) => date),
    categories: documents.map(({ category }) => category),
    images: documents.map(({ image }) => image),
    lengths,
    removed: [...removed],
    parts: parts as SegmentHeader['parts'], // each of the content's names has been set
  }
  const text = Buffer.from(JSON.stringify(header))
  const start = Buffer.alloc(8)
  start.writeUInt32BE(MAGIC, 0)
  start.writeUInt32BE(text.length, 4)
  return Buffer.concat([start, text, ...body])
}

/** Numbers of a file, which need not begin where memory wants them to. */
const numbersIn = (bytes: Buffer) => new Uint32Array(Uint8Array.from(bytes).buffer)
const linesIn = (bytes: Buffer) => (bytes.length === 0 ? [] : bytes.toString().split('\n'))

/** A segment that can be searched. */
export interface Segment {
  header: SegmentHeader
  stems: readonly string[]
  surfaces: readonly string[]
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
    return block[document % PAGES_OF_BLOCK] ?? { description: '', context: '', body: '', parts: [] }
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
    stems: linesIn(partOf('stems')),
    surfaces: linesIn(partOf('surfaces')),
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

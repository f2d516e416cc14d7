import { brotliCompressSync, constants } from 'node:zlib'
import type { Language } from '@flou/shared/locale.ts'
import { RESULT_TYPES } from '@flou/shared/search/resultTypes.ts'
import { indexedStem, wordsOf } from '@flou/shared/search/words/words.ts'
import { folded } from '@flou/shared/strings/folded.ts'
import type { SearchDocument } from './document.ts'
import { exactEntry, headingEntry, nameWords, packageEntry } from './indexEntries.ts'
import { PostingList, encodePostings, type Field } from './postings.ts'
import { formsByStem, numberBytes } from './segmentParts.ts'
import { groupsOf } from './sortedWords.ts'
import {
  MAGIC,
  PAGES_OF_BLOCK,
  type ChunkName,
  type SegmentHeader,
  type StoredText,
} from './segmentFormat.ts'

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

class Indexer {
  readonly language: Language
  readonly byStem = new Map<string, PostingList>()
  readonly stemOfSurface = new Map<string, string>()

  constructor(language: Language) {
    this.language = language
  }

  addEntry(document: number, entry: string | undefined): void {
    if (entry !== undefined) this.#count(entry, document, 'heading')
  }

  /** Counts each word by stem and by written form if different. @returns the number of words */
  add(document: number, field: Field, text: string): number {
    const words = wordsOf(folded(text))
    for (const { text: word } of words) {
      const existing = this.stemOfSurface.get(word)
      const stem = existing ?? indexedStem(word, this.language)
      if (existing === undefined) this.stemOfSurface.set(word, stem)
      this.#count(stem, document, field)
      if (stem !== word) this.#count(exactEntry(word), document, field)
    }
    return words.length
  }

  #count(entry: string, document: number, field: Field): void {
    const existing = this.byStem.get(entry)
    const list = existing ?? new PostingList()
    if (!existing) this.byStem.set(entry, list)
    list.add(document, field)
  }
}

const wordsOfSlug = (path: string) => path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ')

export interface IndexedWords {
  byStem: ReadonlyMap<string, PostingList>
  stemOfSurface: ReadonlyMap<string, string>
  lengths: number[]
}

function indexDocuments(language: Language, documents: readonly SearchDocument[]): IndexedWords {
  const indexer = new Indexer(language)
  const lengths = documents.map((one, at) => {
    indexer.add(at, 'title', `${one.title} ${one.headline} ${wordsOfSlug(one.path)}`)
    for (const text of [
      one.description,
      one.context,
      one.category,
      ...one.headings.map((heading) => heading.text),
    ])
      indexer.add(at, 'heading', text)
    for (const text of new Set([one.title, one.headline, ...one.headings.map((heading) => heading.text)]))
      indexer.addEntry(at, headingEntry(text))
    for (const name of one.packages ?? []) indexer.addEntry(at, packageEntry(nameWords(name)))
    return indexer.add(at, 'body', one.body)
  })
  const { byStem, stemOfSurface } = indexer
  return { byStem, stemOfSurface, lengths }
}

function blocksOf(documents: readonly SearchDocument[]) {
  const blocks: Buffer[] = []
  const offsets = [0]
  for (let at = 0; at < documents.length; at += PAGES_OF_BLOCK) {
    const texts: StoredText[] = documents
      .slice(at, at + PAGES_OF_BLOCK)
      .map(({ headline, description, context, body, headings }) => ({
        headline,
        description,
        context,
        body,
        headings,
      }))
    const block = brotliCompressSync(JSON.stringify(texts), QUALITY)
    blocks.push(block)
    offsets.push((offsets.at(-1) ?? 0) + block.length)
  }
  return { blocks: Buffer.concat(blocks), blockOffsets: numberBytes(offsets) }
}

function dictionaryOf({ byStem, stemOfSurface }: Omit<IndexedWords, 'lengths'>) {
  const stems = [...byStem.keys()].toSorted()
  const numberOf = new Map(stems.map((stem, at) => [stem, at]))
  const surfaces = [...stemOfSurface.keys()].toSorted()
  const surfaceStems = surfaces.map((surface) => numberOf.get(stemOfSurface.get(surface) ?? '') ?? 0)
  const { postings, offsets } = encodePostings(stems.map((stem) => byStem.get(stem) ?? new PostingList()))
  return {
    words: { stems: groupsOf(stems), surfaces: groupsOf(surfaces) },
    dictionary: {
      stems: Buffer.from(stems.join('\n')),
      surfaces: Buffer.from(surfaces.join('\n')),
      surfaceStems: numberBytes(surfaceStems),
      ...formsByStem(surfaceStems, stems.length),
      offsets: numberBytes(offsets),
      frequencies: numberBytes(stems.map((stem) => byStem.get(stem)?.documents.length ?? 0)),
      postings,
    },
  }
}

interface Contents {
  documents: readonly SearchDocument[]
  /** Paths that this segment removes from older ones. */
  removed: readonly string[]
  words?: IndexedWords
}

export function createSegment(
  language: Language,
  { documents, removed, words = indexDocuments(language, documents) }: Contents,
): Buffer {
  const { lengths, ...index } = words
  const { dictionary, words: groups } = dictionaryOf(index)
  const { blockOffsets, blocks } = blocksOf(documents)
  const content: Record<ChunkName, Buffer> = { blockOffsets, ...dictionary, blocks }
  const parts: SegmentHeader['chunks'] = {}
  const body: Buffer[] = []
  let offset = 0
  for (const [name, bytes] of Object.entries(content)) {
    parts[name as ChunkName] = [offset, bytes.length]
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
    chunks: parts,
    words: groups,
  }
  const text = Buffer.from(JSON.stringify(header))
  const start = Buffer.alloc(8)
  start.writeUInt32BE(MAGIC, 0)
  start.writeUInt32BE(text.length, 4)
  return Buffer.concat([start, text, ...body])
}

/** Returns the length of a segment's head: its header and the offsets of its texts. */
export const headLength = (file: Buffer, pages: number): number =>
  8 + file.readUInt32BE(4) + numberBytes([0]).length * (Math.ceil(pages / PAGES_OF_BLOCK) + 1)

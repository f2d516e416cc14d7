import { createHash, hash } from 'node:crypto'
import { BoundedCache } from './boundedCache.ts'
import { PLACEHOLDER_START, PLACEHOLDER_END } from './placeholders.ts'
import type { Insertion, MarkupFragment } from './repeatedMarkup.ts'

interface LongText {
  text: string
  hash: string
  bytes: Buffer
  isSheet: boolean
}

interface OwnText {
  text: string
  bytes: Buffer
}
type Chunk = OwnText | LongText

/** Cache size: both languages' fragments, and previous snapshots until their batches end. */
const CACHE_SIZE = 256
const longTexts = new BoundedCache<string, LongText>(CACHE_SIZE)

function longText({ placeholder, html: text, isSheet = false }: MarkupFragment): LongText {
  const cached = longTexts.get(placeholder)
  if (cached?.text === text) return cached
  const made = { text, isSheet, hash: hash('sha256', text, 'base64url'), bytes: Buffer.from(text) }
  return longTexts.store(placeholder, made)
}

const textOf = ({ text }: Chunk) => text
const isMarkup = (chunk: Chunk) => !('isSheet' in chunk && chunk.isSheet)

export interface AssembledPage {
  readonly hash: string
  toString: () => string
  /** Bytes for storage; shared texts are encoded once. */
  toBytes: () => Buffer
  toMarkup: () => string
}

const ownText = (text: string): OwnText => ({ text, bytes: Buffer.from(text) })

function withInsertions(file: string, insertions: readonly Insertion[]): string[] {
  let from = 0
  const cuts = insertions
    .toSorted((one, second) => one.at - second.at)
    .flatMap(({ at, text }) => {
      const before = file.slice(from, at)
      from = at
      return [before, text]
    })
  return [...cuts, file.slice(from)]
}

function chunksOf(stretch: string, fragmentOf: FragmentLookup): Chunk[] {
  const [start = '', ...rest] = stretch.split(PLACEHOLDER_START)
  const named = rest.flatMap((text) => {
    const end = text.indexOf(PLACEHOLDER_END) + PLACEHOLDER_END.length
    const fragment = fragmentOf(PLACEHOLDER_START + text.slice(0, end))
    if (fragment === undefined) throw new Error('What a page shares with others is not known any more')
    return [longText(fragment), ownText(text.slice(end))]
  })
  return [ownText(start), ...named]
}

function hashOf(chunks: readonly Chunk[]): string {
  const sum = createHash('sha256')
  for (const chunk of chunks) sum.update('hash' in chunk ? chunk.hash : chunk.bytes)
  return sum.digest('base64url')
}

type FragmentLookup = (name: string) => MarkupFragment | undefined

/**
 * Replaces placeholders by their fragments, encoding own text once for hash and storage.
 * @throws if a placeholder is unknown
 */
export function assemblePage(
  file: string,
  fragmentOf: FragmentLookup,
  insertions: readonly Insertion[] = [],
): AssembledPage {
  const chunks = withInsertions(file, insertions).flatMap((stretch) => chunksOf(stretch, fragmentOf))
  let markup: string | undefined
  return {
    hash: hashOf(chunks),
    toString: () => chunks.map(textOf).join(''),
    toBytes: () => Buffer.concat(chunks.map(({ bytes }) => bytes)),
    toMarkup: () => (markup ??= chunks.filter(isMarkup).map(textOf).join('')),
  }
}

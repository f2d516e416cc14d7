import { createHash, hash } from 'node:crypto'
import { Newest } from './newest.ts'
import { NAME, NAME_END } from './names.ts'
import type { Insertion, Piece } from './repeatedMarkup.ts'

/** A long text that stands in many files. */
interface LongText {
  text: string
  hash: string
  bytes: Buffer
  isSheet: boolean
}

/** What a page alone holds. */
interface OwnText {
  text: string
  bytes: Buffer
}
type Part = OwnText | LongText

/** What has been hashed once; both languages' pieces, and the editions before while batches end. */
const KEPT = 256
const longTexts = new Newest<string, LongText>(KEPT)

function longText({ name, html: text, isSheet = false }: Piece): LongText {
  const known = longTexts.get(name)
  if (known?.text === text) return known
  const made = { text, isSheet, hash: hash('sha256', text, 'base64url'), bytes: Buffer.from(text) }
  return longTexts.keep(name, made)
}

const textOf = ({ text }: Part) => text
const isMarkup = (part: Part) => !('isSheet' in part && part.isSheet)

/** A finished file in its parts: it is put together where somebody wants it, which nobody does of a page that has not changed. */
export interface Assembled {
  /** Another one where a byte of the file is another. */
  readonly hash: string
  toString: () => string
  /** For a store: what many files hold has been encoded once. */
  toBytes: () => Buffer
  /** Without the style sheets' text, for whoever reads the page's content. */
  toMarkup: () => string
}

const ownText = (text: string): OwnText => ({ text, bytes: Buffer.from(text) })

/** A file cut at the places of its insertions, with these between. */
function withInsertions(file: string, insertions: readonly Insertion[]): string[] {
  let from = 0
  const cuts = insertions
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ at, text }) => {
      const before = file.slice(from, at)
      from = at
      return [before, text]
    })
  return [...cuts, file.slice(from)]
}

/** A stretch of text with the long texts in the places of their names. */
function partsOf(stretch: string, pieceNamed: PieceNamed): Part[] {
  const [start = '', ...rest] = stretch.split(NAME)
  const named = rest.flatMap((text) => {
    const end = text.indexOf(NAME_END) + NAME_END.length
    const piece = pieceNamed(NAME + text.slice(0, end))
    if (piece === undefined) throw new Error('What a page shares with others is not known any more')
    return [longText(piece), ownText(text.slice(end))]
  })
  return [ownText(start), ...named]
}

/** A long text counts by its own hash, which is known. */
function hashOf(parts: readonly Part[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update('hash' in part ? part.hash : part.bytes)
  return sum.digest('base64url')
}

/** Gives the piece that a name stands for. */
type PieceNamed = (name: string) => Piece | undefined

/**
 * A file in which names stand for long texts, with the texts in their places. Each of its own characters is encoded once, for its hash and for
 * its store, and what is inserted does not have the file copied.
 * @throws where a name is not known
 */
export function assembled(
  file: string,
  pieceNamed: PieceNamed,
  insertions: readonly Insertion[] = [],
): Assembled {
  const parts = withInsertions(file, insertions).flatMap((stretch) => partsOf(stretch, pieceNamed))
  let markup: string | undefined
  return {
    hash: hashOf(parts),
    toString: () => parts.map(textOf).join(''),
    toBytes: () => Buffer.concat(parts.map(({ bytes }) => bytes)),
    toMarkup: () => (markup ??= parts.filter(isMarkup).map(textOf).join('')),
  }
}

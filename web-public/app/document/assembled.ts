import { hash } from 'node:crypto'
import { Newest } from './newest.ts'
import { NAME, NAME_END } from './names.ts'
import type { Piece } from './repeatedMarkup.ts'

/** A long text that stands in many files. */
interface LongText {
  text: string
  hash: string
  bytes: Buffer
  isSheet: boolean
}

/** What has been hashed once; both languages' pieces, and the editions before while batches end. */
const KEPT = 256
const longTexts = new Newest<string, LongText>(KEPT)

function longText({ name, html: text, isSheet = false }: Piece): LongText {
  const known = longTexts.get(name)
  if (known?.text === text) return known
  const made = { text, isSheet, hash: hash('sha256', text, 'base64url'), bytes: Buffer.from(text) }
  return longTexts.keep(name, made)
}

const textOf = (part: string | LongText) => (typeof part === 'string' ? part : part.text)
const bytesOf = (part: string | LongText) => (typeof part === 'string' ? Buffer.from(part) : part.bytes)
const isMarkup = (part: string | LongText) => typeof part === 'string' || !part.isSheet

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

/**
 * A file in which names stand for long texts, with the texts in their places.
 * @throws where a name is not known
 */
export function assembled(file: string, pieceNamed: (name: string) => Piece | undefined): Assembled {
  const [start = '', ...rest] = file.split(NAME)
  let essence = start
  const parts: (string | LongText)[] = [start]
  for (const text of rest) {
    const end = text.indexOf(NAME_END) + NAME_END.length
    const piece = pieceNamed(NAME + text.slice(0, end))
    if (piece === undefined) throw new Error('What a page shares with others is not known any more')
    const long = longText(piece)
    essence += long.hash + text.slice(end)
    parts.push(long, text.slice(end))
  }
  let markup: string | undefined
  return {
    hash: hash('sha256', essence, 'base64url'),
    toString: () => parts.map(textOf).join(''),
    toBytes: () => Buffer.concat(parts.map(bytesOf)),
    toMarkup: () => (markup ??= parts.filter(isMarkup).map(textOf).join('')),
  }
}

import type { ReactNode } from 'react'
import { newName } from './names.ts'

/** Mark-up that many pages hold, and the name that stands for it while a page is made. */
export interface Piece {
  name: string
  html: string
  /** The text of a style sheet. */
  isSheet?: boolean
}
/** The pieces of a document by their names. */
export type Pieces = ReadonlyMap<string, Piece>

/** A text that a document gets at a place in it, after it was made. */
export interface Insertion {
  at: number
  text: string
}

/** A document in which names stand for its pieces. */
export interface MadeDocument {
  html: string
  pieces: Pieces
  /** What goes into it for its first screen. */
  insertions: readonly Insertion[]
  /** Hosts of other companies that the page may reach, once its visitor allows it. */
  sources: readonly string[]
}

/** Mark-up by the content it was made of: as long as the content is the same object, so is what it looks like. */
const made = new WeakMap<object, Piece>()
/** Content whose mark-up is being made in the rendering under way; renderings do not interleave. */
let underWay: object[] = []
/** Pieces of the rendering under way. */
let used = new Map<string, Piece>()

/** No text of an editor's can be it. */
const MARK = import.meta.env.SSR ? `repeated-${crypto.randomUUID()}-` : ''
const markOf = (index: number) => `${MARK}${index};`

/**
 * What an element holds on every page alike, such as a menu's panel: rendered on the first page, taken from there for the others.
 * React and the browser see the same bytes either way.
 * @param of the content it is made of, nothing else but the language's texts; it has no hooks that count (`useId`)
 * @returns the element's `children`, or what stands for their mark-up
 */
export function repeated(of: object, children: ReactNode) {
  if (import.meta.env.DEV) return { children }
  const piece = made.get(of)
  if (piece === undefined) {
    const mark = markOf(underWay.push(of) - 1)
    return { children: [mark, children, mark] }
  }
  used.set(piece.name, piece)
  return { dangerouslySetInnerHTML: { __html: piece.name } }
}

const sheets = new Map<string, Piece>()

/**
 * The text of one of the build's style sheets, which is most of a document and says nothing of its content.
 * @returns what stands for it while a page is made
 */
export function repeatedSheet(text: string): string {
  if (import.meta.env.DEV) return text
  const piece = sheets.get(text) ?? { name: newName(), html: text, isSheet: true }
  sheets.set(text, piece)
  used.set(piece.name, piece)
  return piece.name
}

/** Begins a document: what an earlier one left that failed is of no use. */
export function beginRepeated(): void {
  underWay = []
  used = new Map()
}

const withPieces = (html: string) =>
  [...used.values()].reduce((whole, piece) => whole.replaceAll(piece.name, () => piece.html), html)

/** Keeps what was made for the first time, and lets its name stand in the document from now on. */
export function keepRepeated(document: string): Pick<MadeDocument, 'html' | 'pieces'> {
  let html = document
  // what is inside of another was begun later and is done first
  for (const [index, of] of [...underWay.entries()].toReversed()) {
    const mark = markOf(index)
    const [before = '', inside = '', after = ''] = html.split(mark)
    const piece = { name: newName(), html: withPieces(inside) }
    made.set(of, piece)
    used.set(piece.name, piece)
    html = before + piece.name + after
  }
  return { html, pieces: used }
}

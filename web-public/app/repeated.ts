import type { ReactNode } from 'react'

/** Mark-up by the content it was made of: as long as the content is the same object, so is what it looks like. */
const made = new WeakMap<object, string>()
/** Content whose mark-up is being made in the rendering under way; renderings do not interleave. */
let underWay: object[] = []

/** No text of an editor's can be it. */
const MARK = import.meta.env.SSR ? `repeated-${crypto.randomUUID()}-` : ''
const markOf = (index: number) => `${MARK}${index};`

/**
 * What an element holds on every page alike, such as a menu's panel: rendered on the first page, taken from there for the others.
 * React and the browser see the same bytes either way.
 * @param of the content it is made of, nothing else but the language's texts; it has no hooks that count (`useId`)
 * @returns the element's `children`, or their mark-up
 */
export function repeated(of: object, children: ReactNode) {
  if (!import.meta.env.SSR || import.meta.env.DEV) return { children }
  const html = made.get(of)
  if (html !== undefined) return { dangerouslySetInnerHTML: { __html: html } }
  const mark = markOf(underWay.push(of) - 1)
  return { children: [mark, children, mark] }
}

/** Begins a document: what an earlier one left that failed is of no use. */
export function beginRepeated(): void {
  underWay = []
}

/** Keeps what was made for the first time, and takes the marks out of the document. */
export function keepRepeated(document: string): string {
  let html = document
  // what is inside of another was begun later and is done first
  for (const [index, of] of [...underWay.entries()].toReversed()) {
    const mark = markOf(index)
    const [before = '', inside = '', after = ''] = html.split(mark)
    made.set(of, inside)
    html = before + inside + after
  }
  underWay = []
  return html
}

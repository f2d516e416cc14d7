import { createElement, type ReactNode } from 'react'

/** What the editor's document knows, with the attributes that are shown. Nothing else becomes an element. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  P: [],
  H2: [],
  H3: [],
  H4: [],
  STRONG: [],
  EM: [],
  U: [],
  S: [],
  UL: [],
  OL: [],
  LI: [],
  BLOCKQUOTE: [],
  TABLE: [],
  TBODY: [],
  TR: [],
  TH: ['colSpan', 'rowSpan'],
  TD: ['colSpan', 'rowSpan'],
  IMG: ['src', 'alt', 'width', 'height'],
  BR: [],
  HR: [],
  PRE: [],
  CODE: [],
  SUB: [],
  SUP: [],
}
const EMPTY: ReadonlySet<string> = new Set(['IMG', 'BR', 'HR'])

const attributesOf = (element: Element, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, element.getAttribute(name) ?? undefined]))

function shown(node: Node, key: number): ReactNode {
  if (!(node instanceof Element)) return node.textContent
  const names = SHOWN[node.tagName]
  const children = EMPTY.has(node.tagName) ? undefined : [...node.childNodes].map(shown)
  // links and whatever is unknown show their words only
  if (!names) return children
  return createElement(node.tagName.toLowerCase(), { key, ...attributesOf(node, names) }, children)
}

/**
 * Formatted text as elements made here, so that nothing in it can run whatever it says. Links are plain words: it stands
 * where a text can be edited, not followed.
 */
export function formattedText(html: string): ReactNode {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.childNodes].map(shown)
}

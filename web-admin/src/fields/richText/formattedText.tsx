import { createElement, type ReactNode } from 'react'

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
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
  ASIDE: ['data-tone'],
  FIGURE: [],
  FIGCAPTION: [],
  TABLE: [],
  TBODY: [],
  TR: [],
  TH: ['colSpan', 'rowSpan', 'data-align'],
  TD: ['colSpan', 'rowSpan', 'data-align'],
  IMG: ['src', 'alt', 'width', 'height', 'data-decorative'],
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

function toElement(node: Node, key: number): ReactNode {
  if (!(node instanceof Element)) return node.textContent
  const names = ALLOWED[node.tagName]
  const children = EMPTY.has(node.tagName) ? undefined : [...node.childNodes].map(toElement)
  // links and unknown elements show their text only
  if (!names) return children
  return createElement(node.tagName.toLowerCase(), { key, ...attributesOf(node, names) }, children)
}

/** Renders rich text as React elements, so that no markup can execute. Links are plain text. */
export function formattedText(html: string): ReactNode {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.childNodes].map(toElement)
}

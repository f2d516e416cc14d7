import type { ReactNode } from 'react'
import { createPlaceholder } from './placeholders.ts'

export interface MarkupFragment {
  placeholder: string
  html: string
  isSheet?: boolean
}
type MarkupFragments = ReadonlyMap<string, MarkupFragment>

export interface Insertion {
  at: number
  text: string
}

export interface MadeDocument {
  html: string
  fragments: MarkupFragments
  insertions: readonly Insertion[]
  /** Third-party hosts that the page may contact after consent. */
  sources: readonly string[]
}

/** Cached by content object identity. */
const cachedFragments = new WeakMap<object, MarkupFragment>()
/** Content rendered for the first time in this rendering; renderings do not interleave. */
let inProgress: object[] = []
let usedFragments = new Map<string, MarkupFragment>()

/** Random, so that no content can contain it. */
const DELIMITER = import.meta.env.SSR ? `repeated-${crypto.randomUUID()}-` : ''
const delimiterOf = (index: number) => `${DELIMITER}${index};`

/**
 * Renders shared markup once and reuses it on other pages.
 * @param of content that determines the markup, apart from the language; without `useId`
 * @returns `children`, or a placeholder for their markup
 */
export function repeated(of: object, children: ReactNode) {
  if (import.meta.env.DEV) return { children }
  const fragment = cachedFragments.get(of)
  if (fragment === undefined) {
    const delimiter = delimiterOf(inProgress.push(of) - 1)
    return { children: [delimiter, children, delimiter] }
  }
  usedFragments.set(fragment.placeholder, fragment)
  return { dangerouslySetInnerHTML: { __html: fragment.placeholder } }
}

const sheets = new Map<string, MarkupFragment>()

export function repeatedSheet(text: string): string {
  if (import.meta.env.DEV) return text
  const fragment = sheets.get(text) ?? { placeholder: createPlaceholder(), html: text, isSheet: true }
  sheets.set(text, fragment)
  usedFragments.set(fragment.placeholder, fragment)
  return fragment.placeholder
}

/** Starts a document and discards the state of a failed rendering. */
export function beginRepeated(): void {
  inProgress = []
  usedFragments = new Map()
}

const insertFragments = (html: string) =>
  [...usedFragments.values()].reduce(
    (whole, fragment) => whole.replaceAll(fragment.placeholder, () => fragment.html),
    html,
  )

/** Caches new fragments and replaces them by placeholders. */
export function finishRepeated(document: string): Pick<MadeDocument, 'html' | 'fragments'> {
  let html = document
  // nested fragments started later and finish first
  for (const [index, of] of [...inProgress.entries()].toReversed()) {
    const delimiter = delimiterOf(index)
    const [before = '', inside = '', after = ''] = html.split(delimiter)
    const fragment = { placeholder: createPlaceholder(), html: insertFragments(inside) }
    cachedFragments.set(of, fragment)
    usedFragments.set(fragment.placeholder, fragment)
    html = before + fragment.placeholder + after
  }
  return { html, fragments: usedFragments }
}

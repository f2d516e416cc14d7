import type { Insertion } from './repeatedMarkup.ts'

/** Anchor of the element that is waited for, where it has none of its own. */
const ANCHOR = 'first-screen'

// Lengths in characters of mark-up; 4,000 are 1 KB on the wire.
/** How much of `main` may stand on a first screen: what a section shows beside and below a hero is within it. */
const FIRST_SCREEN = 16_000
/** A part that is over later is not waited for. */
const LONGEST_WAIT = 24_000
/** Where `main` is shorter, the footer may stand on the first screen, too. */
const SHORT_MAIN = 8_000

const PART = /<(?:article|div|header|section)\b/g
const PART_ENDS = ['</section>', '</header>']
const ELEMENT = /<(?:a|button|dd|dt|h[1-6]|img|li|p|span)\b[^>]*/g
const ID = /\sid="([^"]+)"/

const firstOf = (pattern: RegExp, html: string, from: number) => {
  pattern.lastIndex = from
  return pattern.exec(html) ?? undefined
}

/** Where the next part ends from a place on. */
function partEndFrom(html: string, place: number): number | undefined {
  const found = PART_ENDS.map((end) => html.indexOf(end, place)).filter((at) => at !== -1)
  return found.length > 0 ? Math.min(...found) : undefined
}

/** Where a document's first screen is over, within `main` or with the footer; undefined where it has no parts. */
function endOfFirstScreen(html: string, main: number): number | undefined {
  const start = firstOf(PART, html, main)?.index // behind what is said to search engines
  const mainEnd = html.indexOf('</main>', start)
  if (mainEnd === -1 || start === undefined) return undefined
  if (mainEnd - start < SHORT_MAIN) {
    const footer = html.indexOf('</footer>', mainEnd)
    if (footer !== -1) return footer
  }
  const enough = start + FIRST_SCREEN
  const next = partEndFrom(html, enough)
  if (next !== undefined && next <= Math.min(mainEnd, start + LONGEST_WAIT)) return next
  const last = Math.max(...PART_ENDS.map((end) => html.lastIndexOf(end, Math.min(mainEnd, enough - 1))))
  if (last > start) return last
  return next !== undefined && next <= mainEnd ? next : undefined
}

/** How far before a place an element is looked for. */
const NEAR = 4_000

/** The first element behind a place, or the last one before it. */
function elementAt(html: string, place: number): { tag: string; index: number } | undefined {
  const next = firstOf(ELEMENT, html, place)
  if (next) return { tag: next[0], index: next.index }
  const near = Math.max(0, place - NEAR)
  const last = [...html.slice(near, place).matchAll(ELEMENT)].at(-1)
  return last && { tag: last[0], index: near + last.index }
}

/**
 * What has a document painted once its first screen has been read: a slow phone else paints in the midst of it, and what has been seen moves
 * (design §12: CLS 0). What is waited for is the element behind it, because Chromium goes by an element's start, the specification by its end.
 * Browsers that do not know `rel="expect"` paint as before.
 * @param html a document as React writes it, with every `<` of a text or an attribute escaped
 * @returns what it gets for that; nothing where it has no parts
 */
export function firstScreenOf(html: string): Insertion[] {
  const head = html.indexOf('</head>')
  const main = html.indexOf('<main', head)
  const place = head === -1 || main === -1 ? undefined : endOfFirstScreen(html, main)
  const element = place === undefined ? undefined : elementAt(html, place)
  if (!element) return []
  const { tag, index } = element
  const id = ID.exec(tag)?.[1]
  const expected = { at: head, text: `<link rel="expect" href="#${id ?? ANCHOR}" blocking="render"/>` }
  if (id !== undefined) return [expected]
  const end = index + tag.replace(/\/$/, '').length
  return [expected, { at: end, text: ` id="${ANCHOR}"` }]
}

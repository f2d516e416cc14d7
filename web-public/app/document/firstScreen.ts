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
const PART_END = /<\/(?:section|header)>/g
const ELEMENT = /<(?:a|button|dd|dt|h[1-6]|img|li|p|span)\b[^>]*/g
const ID = /\sid="([^"]+)"/

const firstOf = (pattern: RegExp, html: string, from: number) => {
  pattern.lastIndex = from
  return pattern.exec(html) ?? undefined
}

/** Where a document's first screen is over, within `main` or with the footer; undefined where it has no parts. */
function endOfFirstScreen(html: string): number | undefined {
  const mainEnd = html.indexOf('</main>')
  const start = firstOf(PART, html, Math.max(0, html.indexOf('<main')))?.index // behind what is said to search engines
  if (mainEnd === -1 || start === undefined || start > mainEnd) return undefined
  if (mainEnd - start < SHORT_MAIN) {
    const footer = html.indexOf('</footer>', mainEnd)
    if (footer !== -1) return footer
  }
  let end: number | undefined
  for (let part = firstOf(PART_END, html, start); part; part = firstOf(PART_END, html, part.index + 1)) {
    const length = part.index - start
    if (part.index > mainEnd || (end !== undefined && length > LONGEST_WAIT)) break
    end = part.index
    if (length >= FIRST_SCREEN) break
  }
  return end
}

/** The first element behind a place, or the last one before it. */
function elementAt(html: string, place: number): RegExpExecArray | undefined {
  const next = firstOf(ELEMENT, html, place)
  return next ?? [...html.slice(0, place).matchAll(ELEMENT)].at(-1)
}

/**
 * A document that is painted once its first screen has been read: a slow phone else paints in the midst of it, and what has been seen moves
 * (design §12: CLS 0). What is waited for is the element behind it, because Chromium goes by an element's start, the specification by its end.
 * Browsers that do not know `rel="expect"` paint as before.
 * @param html a document as React writes it, with every `<` of a text or an attribute escaped
 */
export function expectFirstScreen(html: string): string {
  const place = endOfFirstScreen(html)
  const head = html.indexOf('</head>')
  const element = place === undefined || head === -1 ? undefined : elementAt(html, place)
  if (!element) return html
  const [tag] = element
  const id = ID.exec(tag)?.[1]
  const body = tag.replace(/\/$/, '')
  const named = id === undefined ? `${body} id="${ANCHOR}"${tag.slice(body.length)}` : tag
  const expected = `<link rel="expect" href="#${id ?? ANCHOR}" blocking="render"/>`
  const rest = html.slice(element.index + tag.length)
  return html.slice(0, head) + expected + html.slice(head, element.index) + named + rest
}

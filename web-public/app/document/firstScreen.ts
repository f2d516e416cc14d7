/** Anchor of the element that is waited for, where it has none of its own. */
const ANCHOR = 'first-screen'

/**
 * How much of `main` may stand on a first screen, in characters: 2 KB on the wire, a hundredth of a second of a slow phone's network. What a
 * section shows beside and below a hero is within it.
 */
const FIRST_SCREEN = 8_000
/** A part that is over later is not waited for. */
const LONGEST_WAIT = 2 * FIRST_SCREEN

const PART_END = /<\/(?:section|header)>/g
const ELEMENT = /<(?:a|button|dd|div|h[1-6]|img|li|p|span|ul)\b[^>]*/g
const ID = /\sid="([^"]+)"/

/** Where a document's first screen is over; undefined where it has no parts. */
function firstScreen(html: string): { start: number; end: number } | undefined {
  const start = html.indexOf('<main')
  const mainEnd = html.indexOf('</main>', start)
  if (start === -1 || mainEnd === -1) return undefined
  if (mainEnd - start < FIRST_SCREEN) {
    const footer = html.indexOf('</footer>', mainEnd)
    if (footer !== -1) return { start, end: footer }
  }
  let end: number | undefined
  for (const { index } of html.slice(start, mainEnd).matchAll(PART_END)) {
    if (end !== undefined && index > LONGEST_WAIT) break
    end = start + index
    if (index >= FIRST_SCREEN) break
  }
  return end === undefined ? undefined : { start, end }
}

/**
 * A document that is painted once its first screen has been read: a slow phone else paints in the midst of it, and what has been seen moves
 * (design §12: CLS 0). What is waited for is the last element in it, because Chromium goes by an element's start, the specification by its end.
 * Browsers that do not know `rel="expect"` paint as before.
 * @param html a document as React writes it, with every `<` of a text or an attribute escaped
 */
export function expectFirstScreen(html: string): string {
  const screen = firstScreen(html)
  const head = html.indexOf('</head>')
  if (screen === undefined || head === -1) return html
  const last = [...html.slice(screen.start, screen.end).matchAll(ELEMENT)].at(-1)
  if (last === undefined) return html
  const [tag] = last
  const start = screen.start + last.index
  const id = ID.exec(tag)?.[1]
  const body = tag.replace(/\/$/, '')
  const named = id === undefined ? `${body} id="${ANCHOR}"${tag.slice(body.length)}` : tag
  const expected = `<link rel="expect" href="#${id ?? ANCHOR}" blocking="render"/>`
  return html.slice(0, head) + expected + html.slice(head, start) + named + html.slice(start + tag.length)
}

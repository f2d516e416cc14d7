import type { Insertion } from './repeatedMarkup.ts'

const ANCHOR = 'first-screen'

// Lengths in characters of markup; 4,000 are 1 KB compressed.
/** Estimated maximum of `main` on the first screen. */
const FIRST_SCREEN = 16_000
const LONGEST_WAIT = 24_000
const SHORT_MAIN = 8_000

const SECTION_START = /<(?:article|div|header|section)\b/g
const SECTION_ENDS = ['</section>', '</header>']
const ELEMENT = /<(?:a|button|dd|dt|h[1-6]|img|li|p|span)\b[^>]*/g
const ID = /\sid="([^"]+)"/

const firstOf = (pattern: RegExp, html: string, from: number) => {
  pattern.lastIndex = from
  return pattern.exec(html) ?? undefined
}

function sectionEndFrom(html: string, position: number): number | undefined {
  const found = SECTION_ENDS.map((end) => html.indexOf(end, position)).filter((at) => at !== -1)
  return found.length > 0 ? Math.min(...found) : undefined
}

/** Returns the end of the first screen in `main` or the footer; undefined without sections. */
function endOfFirstScreen(html: string, main: number): number | undefined {
  const start = firstOf(SECTION_START, html, main)?.index // skips structured data
  const mainEnd = html.indexOf('</main>', start)
  if (mainEnd === -1 || start === undefined) return undefined
  if (mainEnd - start < SHORT_MAIN) {
    const footer = html.indexOf('</footer>', mainEnd)
    if (footer !== -1) return footer
  }
  const enough = start + FIRST_SCREEN
  const next = sectionEndFrom(html, enough)
  if (next !== undefined && next <= Math.min(mainEnd, start + LONGEST_WAIT)) return next
  const last = Math.max(...SECTION_ENDS.map((end) => html.lastIndexOf(end, Math.min(mainEnd, enough - 1))))
  if (last > start) return last
  return next !== undefined && next <= mainEnd ? next : undefined
}

const NEAR = 4_000

function elementAt(html: string, position: number): { tag: string; index: number } | undefined {
  const next = firstOf(ELEMENT, html, position)
  if (next) return { tag: next[0], index: next.index }
  const near = Math.max(0, position - NEAR)
  const last = [...html.slice(near, position).matchAll(ELEMENT)].at(-1)
  return last && { tag: last[0], index: near + last.index }
}

/**
 * Delays first paint until the first screen is parsed, so that layout does not shift (CLS 0). It targets the
 * following element, because Chromium uses an element's start. Other browsers ignore `rel="expect"`.
 * @param html React output, with every `<` in text escaped
 */
export function firstScreenOf(html: string): Insertion[] {
  const head = html.indexOf('</head>')
  const main = html.indexOf('<main', head)
  const position = head === -1 || main === -1 ? undefined : endOfFirstScreen(html, main)
  const element = position === undefined ? undefined : elementAt(html, position)
  if (!element) return []
  const { tag, index } = element
  const id = ID.exec(tag)?.[1]
  const expected = { at: head, text: `<link rel="expect" href="#${id ?? ANCHOR}" blocking="render"/>` }
  if (id !== undefined) return [expected]
  const end = index + tag.replace(/\/$/, '').length
  return [expected, { at: end, text: ` id="${ANCHOR}"` }]
}

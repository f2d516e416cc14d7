/** A link as a document has it. */
export interface FoundLink {
  /** As written, without entities. */
  href: string
  /** What visitors read or hear of it. */
  text: string
  isShell: boolean
}

/** Of a link's text, and of its mark-up that is looked at. */
const TEXT_LENGTH = 120
const MARKUP_LENGTH = 4_000

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#x27': "'",
  '#39': "'",
}
const plain = (text: string) =>
  text.includes('&')
    ? text.replace(/&(#x27|#39|[a-z]{2,4});/g, (whole, name: string) => ENTITIES[name] ?? whole)
    : text

/** The value of an attribute in a tag's mark-up; undefined where it has none. Our documents quote all of them. */
function attributeIn(tag: string, name: string): string | undefined {
  const opening = ` ${name}="`
  const start = tag.indexOf(opening)
  if (start < 0) return undefined
  const from = start + opening.length
  return plain(tag.slice(from, tag.indexOf('"', from)))
}

/** What is read of a link: its text, else what pictures in it are called. */
function textOf(tag: string, content: string): string {
  const markup = content.slice(0, MARKUP_LENGTH)
  const text = plain(markup.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
  return (text || attributeIn(tag, 'aria-label') || attributeIn(markup, 'alt') || '').slice(0, TEXT_LENGTH)
}

/** Links in a stretch of a document, one pass without patterns: every page that is published is read. */
function* linksBetween(html: string, start: number, end: number): Generator<Omit<FoundLink, 'isShell'>> {
  let from = html.indexOf('<a ', start)
  while (from >= 0 && from < end) {
    const open = html.indexOf('>', from)
    const close = html.indexOf('</a>', open)
    if (open < 0 || close < 0) return
    const tag = html.slice(from, open)
    const href = attributeIn(tag, 'href')
    if (href !== undefined) yield { href, text: textOf(tag, html.slice(open + 1, close)) }
    from = html.indexOf('<a ', close)
  }
}

const MAIN_END = '</main>'

/**
 * The links of a page's document. Menu and footer are the same on every page, so they are read only where `withShell` is given; a
 * document without `main` is content throughout.
 */
export function linksIn(html: string, { withShell = false } = {}): FoundLink[] {
  const start = html.indexOf('<main')
  const end = html.lastIndexOf(MAIN_END)
  const stretch = (isShell: boolean, first: number, last: number) =>
    [...linksBetween(html, first, last)].map((link) => ({ ...link, isShell }))
  if (start < 0 || end < start) return stretch(false, 0, html.length)
  const own = stretch(false, start, end)
  return withShell ? [...stretch(true, 0, start), ...own, ...stretch(true, end, html.length)] : own
}

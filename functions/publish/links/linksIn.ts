import { attributesBetween, mainOf } from './documentParts.ts'

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

/** Files that the content shows: pictures, with what they are called, and videos. */
function* shownFiles(html: string, content: { start: number; end: number }): Generator<FoundLink> {
  for (const { value, at } of attributesBetween(html, 'src', content)) {
    const tag = html.slice(html.lastIndexOf('<', at), html.indexOf('>', at))
    yield { href: plain(value), text: attributeIn(tag, 'alt') ?? '', isShell: false }
  }
}

/**
 * The links of a page's document, and the files that its content shows. Menu and footer are the same on every page, so they are read only
 * where `withShell` is given; a document without `main` is content throughout.
 */
export function linksIn(html: string, { withShell = false } = {}): FoundLink[] {
  const content = mainOf(html)
  const stretch = (isShell: boolean, first: number, last: number) =>
    [...linksBetween(html, first, last)].map((link) => ({ ...link, isShell }))
  const own = [...stretch(false, content.start, content.end), ...shownFiles(html, content)]
  if (!withShell || !content.hasShell) return own
  return [...stretch(true, 0, content.start), ...own, ...stretch(true, content.end, html.length)]
}

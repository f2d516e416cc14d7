import { attributesBetween, mainOf } from './documentParts.ts'

export interface FoundLink {
  href: string
  text: string
  isInLayout: boolean
}

const MAX_TEXT_LENGTH = 120
const MAX_MARKUP_LENGTH = 4_000

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

/** Returns an attribute's value; our documents always quote values. */
function attributeIn(tag: string, name: string): string | undefined {
  const opening = ` ${name}="`
  const start = tag.indexOf(opening)
  if (start < 0) return undefined
  const from = start + opening.length
  return plain(tag.slice(from, tag.indexOf('"', from)))
}

function textOf(tag: string, content: string): string {
  const markup = content.slice(0, MAX_MARKUP_LENGTH)
  const text = plain(markup.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
  return (text || attributeIn(tag, 'aria-label') || attributeIn(markup, 'alt') || '').slice(
    0,
    MAX_TEXT_LENGTH,
  )
}

/** Uses index search instead of regular expressions: it runs on every published page. */
function* linksBetween(html: string, start: number, end: number): Generator<Omit<FoundLink, 'isInLayout'>> {
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

function* filesBetween(html: string, content: { start: number; end: number }): Generator<FoundLink> {
  for (const { value, at } of attributesBetween(html, 'src', content)) {
    const tag = html.slice(html.lastIndexOf('<', at), html.indexOf('>', at))
    yield { href: plain(value), text: attributeIn(tag, 'alt') ?? '', isInLayout: false }
  }
}

/** Returns links and content files. Layout links only with `withLayout`. */
export function linksIn(html: string, { withLayout = false } = {}): FoundLink[] {
  const content = mainOf(html)
  const linksOfRange = (isInLayout: boolean, first: number, last: number) =>
    [...linksBetween(html, first, last)].map((link) => ({ ...link, isInLayout }))
  const own = [...linksOfRange(false, content.start, content.end), ...filesBetween(html, content)]
  if (!withLayout || !content.hasLayout) return own
  return [...linksOfRange(true, 0, content.start), ...own, ...linksOfRange(true, content.end, html.length)]
}

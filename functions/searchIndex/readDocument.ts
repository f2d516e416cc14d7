import { kindOfPath } from '@flou/shared/search/kindOfPath.ts'
import type { DocumentPart, SearchDocument } from './document.ts'

/** Text of a page that is kept: the rest of a very long one finds nobody. */
const LONGEST_BODY = 30_000
/** Headings of a page that results can lead to. */
const MOST_PARTS = 200

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function characterOf(reference: string): string {
  const name = reference.slice(1, -1)
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? reference
  const isHex = /^#x/i.test(name)
  const code = isHex ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** A text of a document without its character references. */
export const decoded = (text: string): string =>
  text.includes('&') ? text.replace(/&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, characterOf) : text

function attribute(tag: string, name: string): string {
  const from = tag.indexOf(` ${name}="`)
  if (from < 0) return ''
  const start = from + name.length + 3
  return decoded(tag.slice(start, tag.indexOf('"', start)))
}

/** The content of a `<meta>` of the head. */
function meta(head: string, mark: string): string {
  const from = head.indexOf(`${mark} content="`)
  if (from < 0) return ''
  const start = from + mark.length + ' content="'.length
  return decoded(head.slice(start, head.indexOf('"', start)))
}

/** Elements whose text is not the page's own: programs, drawings, ways to other pages, fields. */
const LEFT_OUT = new Set(['h1', 'script', 'style', 'svg', 'nav', 'template', 'form', 'select', 'button'])
const INLINE = new Set([
  'a',
  'b',
  'i',
  'em',
  'strong',
  'code',
  'span',
  'sup',
  'sub',
  'mark',
  'small',
  'abbr',
  'u',
  's',
])
const HEADINGS = new Set(['h2', 'h3', 'h4', 'summary'])
// bounded: names of elements are short, and attributes end at the next bracket
const TAG = /<(\/?)([a-z][a-z0-9-]{0,20})(?=[\s/>])([^>]*)>/g

interface Reading {
  body: string
  parts: DocumentPart[]
  /** The heading that is being read: its id, and where its text began. */
  open?: { tag: string; id: string; at: number } | undefined
  /** The last heading without an id of its own: the next id is its place. */
  unplaced?: DocumentPart | undefined
  /** The id of the nearest element around, which a heading without one takes. */
  around: string
}

function addText(reading: Reading, raw: string): void {
  const text = decoded(raw).replace(/\s+/g, ' ')
  if (text === '' || (text === ' ' && /\s$/.test(reading.body))) return
  reading.body += reading.body.endsWith('\n') || reading.body === '' ? text.trimStart() : text
}

const endBlock = (reading: Reading): void => {
  const trimmed = reading.body.trimEnd()
  reading.body = trimmed === '' ? '' : `${trimmed}\n`
}

function openTag(reading: Reading, tag: string, attributes: string): void {
  const id = attribute(attributes, 'id')
  if (HEADINGS.has(tag)) {
    reading.open = { tag, id: id || reading.around, at: reading.body.length }
    if (id === '') reading.around = ''
  } else if (id !== '') {
    if (reading.unplaced) {
      reading.parts.push({ ...reading.unplaced, id })
      reading.unplaced = undefined
    } else reading.around = id
  }
}

function closeHeading(reading: Reading): void {
  const { open } = reading
  if (!open) return
  reading.open = undefined
  const part = { id: open.id, text: reading.body.slice(open.at).trim(), at: open.at }
  if (part.text === '' || reading.parts.length >= MOST_PARTS) return
  if (part.id === '') reading.unplaced = open.tag === 'summary' ? part : undefined
  else reading.parts.push(part)
}

/** True for a question that has its place on a page of questions, and is repeated on others. */
function isSharedQuestion(html: string, from: number): boolean {
  const id = html.indexOf(' id="', from)
  return id >= 0 && /^faq-\d/.test(html.slice(id + 5, id + 11))
}

/** Reads the content between two positions of a document, in one pass. */
function readContent(
  html: string,
  { start, end, isOfFaq }: { start: number; end: number; isOfFaq: boolean },
): Pick<Reading, 'body' | 'parts'> {
  const reading: Reading = { body: '', parts: [], around: '' }
  TAG.lastIndex = start
  let from = start
  for (let found = TAG.exec(html); found && found.index < end; found = TAG.exec(html)) {
    const [whole, slash, tag = '', attributes = ''] = found
    addText(reading, html.slice(from, found.index).replace(/<!--.*?-->/g, ''))
    from = found.index + whole.length
    const isWay = tag === 'a' && attributes.includes(' data-page=')
    const isRepeated = tag === 'details' && !isOfFaq && isSharedQuestion(html, from)
    if (
      slash === '' &&
      (LEFT_OUT.has(tag) || isWay || isRepeated || attributes.includes('aria-hidden="true"'))
    ) {
      from = endOf(html, tag, from)
      TAG.lastIndex = from
      continue
    }
    if (!INLINE.has(tag) && tag !== 'br') endBlock(reading)
    if (slash === '') openTag(reading, tag, attributes)
    else if (reading.open?.tag === tag) closeHeading(reading)
    // what stands apart on the page stands apart here
    if (slash !== '' && tag === 'span') addText(reading, ' ')
    if (reading.body.length > LONGEST_BODY) break
  }
  return { body: reading.body.trimEnd(), parts: reading.parts }
}

/** Behind the end of an element that is left out; elements of its own kind in it are counted. */
function endOf(html: string, tag: string, from: number): number {
  let depth = 1
  let at = from
  while (depth > 0) {
    const close = html.indexOf(`</${tag}`, at)
    if (close < 0) return html.length
    for (
      let open = html.indexOf(`<${tag}`, at);
      open >= 0 && open < close;
      open = html.indexOf(`<${tag}`, open + 1)
    ) {
      if (/[\s>]/.test(html.charAt(open + tag.length + 1))) depth += 1
    }
    depth -= 1
    at = close + 1
  }
  return html.indexOf('>', at) + 1
}

const CRUMB = /<li><a[^>]*>([^<]*)<\/a>/g

/** Names of the pages above, from the breadcrumb at the top of the content; the home page is left out. */
function trailOf(html: string, main: number, heading: number): string[] {
  const from = html.indexOf('<nav', main)
  if (from < 0 || (heading >= 0 && from > heading)) return []
  const trail = html.slice(from, html.indexOf('</nav>', from))
  return [...trail.matchAll(CRUMB)].slice(1).map(([, name = '']) => decoded(name))
}

const DATES = ['"datePublished":"', '"startDate":"', '"dateModified":"'] as const

function dateOf(html: string): string {
  for (const mark of DATES) {
    const at = html.indexOf(mark)
    if (at >= 0) return html.slice(at + mark.length, at + mark.length + 10)
  }
  return ''
}

/** Pictures are small: of those that the library keeps in sizes, the one of 320 pixels. */
function imageOf(head: string): string {
  const image = meta(head, 'property="og:image"').replace(/^https?:\/\/[^/]+/, '')
  return image.startsWith('/media/') ? image.replace(/file\.(?:jpe?g|png|webp|avif)$/, '320.webp') : ''
}

const wordsOfPath = (path: string) => path.replace(/[/_-]+/g, ' ').trim()

/**
 * What the search knows of a published page.
 * @param path without a language prefix
 * @returns undefined for pages that are not to be found: those hidden from search engines, later pages of lists, archives
 */
export function readDocument(path: string, html: string): SearchDocument | undefined {
  const kind = kindOfPath(path)
  const headEnd = html.indexOf('</head>')
  const main = html.indexOf('<main')
  if (!kind || headEnd < 0 || main < 0) return undefined
  const head = html.slice(0, headEnd)
  if (/noindex/.test(meta(head, 'name="robots"'))) return undefined
  const heading = html.indexOf('<h1', main)
  const { body, parts } = readContent(html, {
    start: html.indexOf('>', main) + 1,
    end: html.lastIndexOf('</main>'),
    isOfFaq: kind.type === 'faq',
  })
  const trail = trailOf(html, main, heading)
  const siteName = meta(head, 'property="og:site_name"')
  const title = meta(head, 'property="og:title"')
  return {
    path,
    ...kind,
    title: title.endsWith(` | ${siteName}`) ? title.slice(0, -siteName.length - 3) : title,
    description: meta(head, 'name="description"'),
    context: `${trail.join(' ')} ${wordsOfPath(path)}`,
    parts,
    body,
    date: dateOf(html),
    category: trail.at(-1) ?? '',
    image: imageOf(head),
  }
}

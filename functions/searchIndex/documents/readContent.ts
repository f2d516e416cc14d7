import type { DocumentPart } from './document.ts'
import { attribute, decoded } from './markup.ts'

/** Text of a page that is kept: the rest of a very long one finds nobody. */
const LONGEST_BODY = 30_000
/** Headings of a page that results can lead to. */
const MOST_PARTS = 200

/** Elements whose text is not the page's own: programs, drawings, ways to other pages, fields. */
const LEFT_OUT = new Set(['h1', 'script', 'style', 'svg', 'nav', 'template', 'form', 'select', 'button'])
/** Marks of elements whose text is not the page's own: drawings, and what is not printed: ways on, calls to act, related pages. */
const NOT_ITS_OWN = /aria-hidden="true"|class="(?:[^"]{0,200} )?no-print[ "]/
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
  open?: { tag: string; id: string; at: number; hasOwnId: boolean } | undefined
  /** The last question without an id: the next id below it is its place, else that of the element around. */
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
    placeQuestion(reading)
    reading.open = { tag, id: id || reading.around, at: reading.body.length, hasOwnId: id !== '' }
    if (id === '') reading.around = ''
  } else if (id !== '') {
    if (reading.unplaced) placeQuestion(reading, id)
    else reading.around = id
  }
}

/** Ends the search for the place of a question. */
function placeQuestion(reading: Reading, id?: string): void {
  const { unplaced } = reading
  if (unplaced) reading.parts.push({ ...unplaced, id: id ?? unplaced.id })
  reading.unplaced = undefined
}

function closeHeading(reading: Reading): void {
  const { open } = reading
  if (!open) return
  reading.open = undefined
  const part = { id: open.id, text: reading.body.slice(open.at).trim(), at: open.at }
  if (part.text === '' || reading.parts.length >= MOST_PARTS) return
  if (open.tag === 'summary' && !open.hasOwnId) reading.unplaced = part
  else if (part.id !== '') reading.parts.push(part)
}

/** True for a question that has its place on a page of questions, and is repeated on others. */
function isSharedQuestion(html: string, from: number): boolean {
  const id = html.indexOf(' id="', from)
  return id >= 0 && /^faq-\d/.test(html.slice(id + 5, id + 11))
}

/** Reads the text and the headings between two positions of a document, in one pass. */
export function readContent(
  html: string,
  { start, end, isOfFaq }: { start: number; end: number; isOfFaq: boolean },
): { body: string; parts: readonly DocumentPart[] } {
  const reading: Reading = { body: '', parts: [], around: '' }
  TAG.lastIndex = start
  let from = start
  for (let found = TAG.exec(html); found && found.index < end; found = TAG.exec(html)) {
    const [whole, slash, tag = '', attributes = ''] = found
    addText(reading, html.slice(from, found.index).replace(/<!--.*?-->/g, ''))
    from = found.index + whole.length
    const isWay = tag === 'a' && attributes.includes(' data-page=')
    const isRepeated = tag === 'details' && !isOfFaq && isSharedQuestion(html, from)
    if (slash === '' && (LEFT_OUT.has(tag) || isWay || isRepeated || NOT_ITS_OWN.test(attributes))) {
      from = endOf(html, tag, from)
      TAG.lastIndex = from
      continue
    }
    if (!INLINE.has(tag) && tag !== 'br') endBlock(reading)
    if (slash === '') openTag(reading, tag, attributes)
    else if (reading.open?.tag === tag) closeHeading(reading)
    else if (tag === 'details') placeQuestion(reading)
    // what stands apart on the page stands apart here
    if (tag === 'span') addText(reading, ' ')
    if (reading.body.length > LONGEST_BODY) break
  }
  placeQuestion(reading)
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

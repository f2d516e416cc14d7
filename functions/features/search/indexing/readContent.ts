import type { DocumentHeading } from '../segments/document.ts'
import { attribute, decoded } from './markup.ts'

const MAX_BODY_LENGTH = 30_000
const MAX_HEADINGS = 200

/** Elements whose text does not belong to the page content. */
const SKIPPED_ELEMENTS = new Set([
  'h1',
  'script',
  'style',
  'svg',
  'nav',
  'template',
  'form',
  'select',
  'button',
])
/** Attributes of elements outside the page content: decoration and everything hidden in print. */
const SKIPPED_ATTRIBUTES = /aria-hidden="true"|class="(?:[^"]{0,200} )?no-print[ "]/
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
  headings: DocumentHeading[]
  open?: { tag: string; id: string; at: number; hasOwnId: boolean } | undefined
  /** The last question without an id; it takes the next id inside it, otherwise that of its container. */
  pendingQuestion?: DocumentHeading | undefined
  /** Nearest enclosing id, used by headings without one. */
  enclosingId: string
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
    addPendingQuestion(reading)
    reading.open = { tag, id: id || reading.enclosingId, at: reading.body.length, hasOwnId: id !== '' }
    if (id === '') reading.enclosingId = ''
  } else if (id !== '') {
    if (reading.pendingQuestion) addPendingQuestion(reading, id)
    else reading.enclosingId = id
  }
}

function addPendingQuestion(reading: Reading, id?: string): void {
  const { pendingQuestion } = reading
  if (pendingQuestion) reading.headings.push({ ...pendingQuestion, id: id ?? pendingQuestion.id })
  reading.pendingQuestion = undefined
}

function closeHeading(reading: Reading): void {
  const { open } = reading
  if (!open) return
  reading.open = undefined
  const heading = { id: open.id, text: reading.body.slice(open.at).trim(), at: open.at }
  if (heading.text === '' || reading.headings.length >= MAX_HEADINGS) return
  if (open.tag === 'summary' && !open.hasOwnId) reading.pendingQuestion = heading
  else if (heading.id !== '') reading.headings.push(heading)
}

/** Returns true for a question that is repeated from an FAQ page. */
function isSharedQuestion(html: string, from: number): boolean {
  const id = html.indexOf(' id="', from)
  return id >= 0 && /^faq-\d/.test(html.slice(id + 5, id + 11))
}

/** Reads text and headings between two offsets of a document in one pass. */
export function readContent(
  html: string,
  { start, end, isOfFaq }: { start: number; end: number; isOfFaq: boolean },
): { body: string; headings: readonly DocumentHeading[] } {
  const reading: Reading = { body: '', headings: [], enclosingId: '' }
  TAG.lastIndex = start
  let from = start
  for (let found = TAG.exec(html); found && found.index < end; found = TAG.exec(html)) {
    const [whole, slash, tag = '', attributes = ''] = found
    addText(reading, html.slice(from, found.index).replace(/<!--.*?-->/g, ''))
    from = found.index + whole.length
    const isPageLink = tag === 'a' && attributes.includes(' data-page=')
    const isRepeated = tag === 'details' && !isOfFaq && isSharedQuestion(html, from)
    if (
      slash === '' &&
      (SKIPPED_ELEMENTS.has(tag) || isPageLink || isRepeated || SKIPPED_ATTRIBUTES.test(attributes))
    ) {
      from = endOf(html, tag, from)
      TAG.lastIndex = from
      continue
    }
    if (!INLINE.has(tag) && tag !== 'br') endBlock(reading)
    if (slash === '') openTag(reading, tag, attributes)
    else if (reading.open?.tag === tag) closeHeading(reading)
    else if (tag === 'details') addPendingQuestion(reading)
    // spans are visually separate, so separate their words
    if (tag === 'span') addText(reading, ' ')
    if (reading.body.length > MAX_BODY_LENGTH) break
  }
  addPendingQuestion(reading)
  return { body: reading.body.trimEnd(), headings: reading.headings }
}

/** Returns the offset after the end tag, counting nested elements of the same name. */
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

/** A start or end tag as it stands in a text. */
export interface SvgTag {
  name: string
  isEnd: boolean
  /** `<path/>`: it has no content. */
  isEmpty: boolean
  /** What stands between its name and its end. */
  attributes: string
}

const isSpace = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0xfeff
}

/** The place behind white space. */
export function afterSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && isSpace(text, at)) at += 1
  return at
}

/** The place behind the next `end`; the text's length where there is none. */
export function after(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from)
  return at < 0 ? text.length : at + end.length
}

/** The place behind a document type, whose own declarations stand in brackets. */
export function afterDoctype(text: string, from: number): number {
  const end = text.indexOf('>', from)
  const bracket = text.indexOf('[', from)
  if (bracket < 0 || (end >= 0 && end < bracket)) return end < 0 ? text.length : end + 1
  return after(text, '>', after(text, ']', bracket))
}

/** The place of the `>` that ends a tag: one within quotes does not. */
function endOfTag(text: string, from: number): number {
  let at = from
  while (at < text.length) {
    const sign = text[at]
    if (sign === '>') return at
    if (sign === '"' || sign === "'") at = after(text, sign, at + 1)
    else at += 1
  }
  return text.length
}

/** What stands at a `<` that begins no tag: the place behind it; undefined where a tag begins. */
export function afterMarkup(text: string, at: number): number | undefined {
  if (text.startsWith('<!--', at)) return after(text, '-->', at + 4)
  if (text.startsWith('<![CDATA[', at)) return after(text, ']]>', at + 9)
  if (text.startsWith('<?', at)) return after(text, '?>', at + 2)
  if (text.startsWith('<!', at)) return afterDoctype(text, at + 2)
  return undefined
}

const NAME = /[^\s/>"'=<]+/y

/** The tags of a text, each letter looked at once: what is written to be costly costs no more than what is not. */
export function* svgTags(text: string): Generator<SvgTag> {
  let at = text.indexOf('<')
  while (at >= 0 && at < text.length) {
    const skipped = afterMarkup(text, at)
    if (skipped === undefined) {
      const isEnd = text[at + 1] === '/'
      NAME.lastIndex = at + (isEnd ? 2 : 1)
      const name = NAME.exec(text)?.[0] ?? ''
      const from = at + (isEnd ? 2 : 1) + name.length
      const end = name === '' ? from : endOfTag(text, from)
      if (name !== '')
        yield { name, isEnd, isEmpty: text[end - 1] === '/', attributes: text.slice(from, end) }
      at = text.indexOf('<', name === '' ? at + 1 : end)
    } else at = text.indexOf('<', skipped)
  }
}

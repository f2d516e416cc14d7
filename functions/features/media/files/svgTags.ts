export interface SvgTag {
  name: string
  isEnd: boolean
  isEmpty: boolean
  attributes: string
}

const isSpace = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0xfeff
}

export function afterSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && isSpace(text, at)) at += 1
  return at
}

function after(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from)
  return at < 0 ? text.length : at + end.length
}

function afterDoctype(text: string, from: number): number {
  const end = text.indexOf('>', from)
  const bracket = text.indexOf('[', from)
  if (bracket < 0 || (end >= 0 && end < bracket)) return end < 0 ? text.length : end + 1
  return after(text, '>', after(text, ']', bracket))
}

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

/** Skips comments, CDATA, processing instructions and doctypes; undefined at a tag. */
export function afterMarkup(text: string, at: number): number | undefined {
  if (text.startsWith('<!--', at)) return after(text, '-->', at + 4)
  if (text.startsWith('<![CDATA[', at)) return after(text, ']]>', at + 9)
  if (text.startsWith('<?', at)) return after(text, '?>', at + 2)
  if (text.startsWith('<!', at)) return afterDoctype(text, at + 2)
  return undefined
}

const NAME = /[^\s/>"'=<]+/y

/** Linear time, safe for hostile input. */
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

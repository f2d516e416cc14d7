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

export const decoded = (text: string): string =>
  text.includes('&') ? text.replace(/&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, characterOf) : text

export function attribute(tag: string, name: string): string {
  const from = tag.indexOf(` ${name}="`)
  if (from < 0) return ''
  const start = from + name.length + 3
  return decoded(tag.slice(start, tag.indexOf('"', start)))
}

/** Returns the content of a `<meta>` element, or an empty string. */
export function meta(head: string, mark: string): string {
  const from = head.indexOf(`${mark} content="`)
  if (from < 0) return ''
  const start = from + mark.length + ' content="'.length
  return decoded(head.slice(start, head.indexOf('"', start)))
}

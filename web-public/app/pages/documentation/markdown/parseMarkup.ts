export interface MarkupElement {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: MarkupNode[]
}
export type MarkupNode = string | MarkupElement

const TOKEN = /<(\/?[a-z][^<>]*)>|[^<]+|</g
const TAG = /^\/?([a-z][a-z0-9]{0,20})/
const ATTRIBUTE = /\s([a-z-]{1,30})="([^"]*)"/g
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img'])

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
}

const character = (code: number) => (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\uFFFD')

const decoded = (text: string): string =>
  text.replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,6});/gi, (entity, name: string) => {
    if (name.startsWith('#x') || name.startsWith('#X')) return character(Number.parseInt(name.slice(2), 16))
    return name.startsWith('#') ? character(Number(name.slice(1))) : (ENTITIES[name] ?? entity)
  })

const attributesOf = (text: string) =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decoded(value)]))

/** Parses sanitized markup (functions/core/store/sanitized.ts); ignores unmatched end tags. */
export function parseMarkup(html: string): MarkupNode[] {
  const root: MarkupElement = { tag: '', attributes: {}, children: [] }
  const open: MarkupElement[] = [root]
  for (const [text, inside] of html.matchAll(TOKEN)) {
    const children = open.at(-1)?.children ?? root.children
    const tag = TAG.exec(inside ?? '')?.[1]
    if (tag === undefined || inside === undefined) {
      children.push(decoded(text))
    } else if (inside.startsWith('/')) {
      const start = open.findLastIndex((element) => element.tag === tag)
      if (start > 0) open.length = start
    } else {
      const element = { tag, attributes: attributesOf(inside), children: [] }
      children.push(element)
      if (!VOID.has(tag)) open.push(element)
    }
  }
  return root.children
}

import { slugify } from '@flou/shared/text/slug.ts'

/** A heading of a text, and the anchor that leads to it. */
export interface Heading {
  anchor: string
  title: string
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}

/** The words of some mark-up. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&([a-z]+|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

/** Search engines show about as many characters of a description. */
const EXCERPT = 160

/** The beginning of some mark-up as plain text, cut after a word where it is long. */
export function excerpt(html: string): string {
  const text = plainText(html)
  return text.length <= EXCERPT ? text : `${text.slice(0, text.lastIndexOf(' ', EXCERPT - 1))}…`
}

/** Words a minute that people read of a text such as ours. */
const READING_SPEED = 220

/** Minutes it takes to read a text; at least one. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(plainText(html).split(' ').length / READING_SPEED))

const HEADING = /<h2((?:\s[^>]*)?)>([\s\S]*?)<\/h2>/g

/** The text with an anchor at each heading of the second level, its own where an editor gave one, and those headings. */
export function withAnchors(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const anchored = html.replace(HEADING, (whole: string, attributes: string, inner: string) => {
    const title = plainText(inner)
    const own = /\sid="([^"]+)"/.exec(attributes)?.[1]
    const anchor = own ?? `part-${headings.length + 1}-${slugify(title)}`
    headings.push({ anchor, title })
    return own === undefined ? `<h2 id="${anchor}"${attributes}>${inner}</h2>` : whole
  })
  return { html: anchored, headings }
}

import { slugify } from '@flou/shared/strings/slug.ts'

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

export const plainText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&([a-z]+|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

/** Maximum description length that search engines show. */
const EXCERPT = 160

/** Returns the start of markup as plain text, cut after a word. */
export function excerpt(html: string): string {
  const text = plainText(html)
  return text.length <= EXCERPT ? text : `${text.slice(0, text.lastIndexOf(' ', EXCERPT - 1))}…`
}

/** Words per minute. */
const READING_SPEED = 220

export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(plainText(html).split(' ').length / READING_SPEED))

const HEADING = /<h2((?:\s[^>]*)?)>([\s\S]*?)<\/h2>/g

/** Adds missing anchors to second-level headings and returns them. */
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

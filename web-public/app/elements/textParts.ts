import { plainText } from '@flou/shared/strings/excerpt.ts'
import { slugify } from '@flou/shared/strings/slug.ts'

export interface Heading {
  anchor: string
  title: string
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

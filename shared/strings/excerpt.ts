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

export function cutAfterWord(text: string, max: number): string {
  if (text.length <= max) return text
  const end = text.lastIndexOf(' ', max - 1)
  return `${text.slice(0, end < 0 ? max - 1 : end)}…`
}

export const excerpt = (html: string): string => cutAfterWord(plainText(html), EXCERPT)

export const withoutMarkup = (text: string): string => (/<\w/.test(text) ? excerpt(text) : text)

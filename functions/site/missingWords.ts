import { MISSING_FIELD } from '@flou/shared/search/missingField.ts'
import { escapeHtml } from '@flou/shared/text/escapeHtml.ts'

/** More is no name of a page. */
const LONGEST = 80

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Words of the last part of a path: `/en/products/load-balancer/index.html` is `load balancer`. */
export function wordsOfMissing(path: string): string {
  const last =
    path
      .replace(/\/index\.html$/, '')
      .split('/')
      .at(-1) ?? ''
  return decoded(last.slice(0, 4 * LONGEST))
    .replace(/\.(?:html?|php|aspx?|jsp)$/i, '')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
}

const FIELD = `${MISSING_FIELD}=""`
const EMPTY = 'value=""'

/** The 404 page with words in its search field; as it is where it has no such field. */
export function withMissingWords(html: string, words: string): string {
  const field = html.indexOf(FIELD)
  const value = field < 0 ? -1 : html.indexOf(EMPTY, field)
  const end = html.indexOf('>', field)
  if (value < 0 || value > end) return html
  return `${html.slice(0, value)}value="${escapeHtml(words)}"${html.slice(value + EMPTY.length)}`
}

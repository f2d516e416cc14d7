import { escapeHtml } from '@flou/shared/strings/escapeHtml.ts'
import { MISSING_FIELD } from '@flou/shared/paths.ts'

const LONGEST = 80

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns the last path segment as words: `/en/products/load-balancer/index.html` is `load balancer`. */
export function wordsOfMissingPath(path: string): string {
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

export function withMissingWords(html: string, words: string): string {
  const field = html.indexOf(FIELD)
  const value = field < 0 ? -1 : html.indexOf(EMPTY, field)
  const end = html.indexOf('>', field)
  if (value < 0 || value > end) return html
  return `${html.slice(0, value)}value="${escapeHtml(words)}"${html.slice(value + EMPTY.length)}`
}

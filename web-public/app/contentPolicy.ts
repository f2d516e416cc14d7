import { createHash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const unique = (values: string[]) => [...new Set(values)].toSorted()

const SCRIPT = '<script'
const SCRIPT_END = '</script>'

/**
 * Inline scripts that run, as they stand between their tags; data blocks do not run. Looked for by position: a pattern would try every
 * character of the data, which is most of a page.
 */
function inlineScripts(html: string): string[] {
  const found: string[] = []
  for (let start = html.indexOf(SCRIPT); start >= 0; start = html.indexOf(SCRIPT, start + SCRIPT.length)) {
    const open = html.indexOf('>', start)
    const end = html.indexOf(SCRIPT_END, open)
    if (open < 0 || end < 0) break
    const attributes = html.slice(start + SCRIPT.length, open)
    if (!/\bsrc=|type="application\/(?:ld\+)?json"/.test(attributes)) found.push(html.slice(open + 1, end))
    start = end
  }
  return found
}

/** Colours and focal points of content, the only style attributes of ours: custom properties and nothing else. */
const CHOICES = /^\sstyle="((?:--[a-z-]+:(?:#[0-9a-fA-F]{3,6}|[\d.]{1,5}% [\d.]{1,5}%);?)+)"/
const STYLE = 'style="--'
/** Longer than any list of our colours. */
const LONGEST = 400

function colourStyles(html: string): string[] {
  const found: string[] = []
  for (let at = html.indexOf(STYLE); at >= 0; at = html.indexOf(STYLE, at + STYLE.length)) {
    const style = CHOICES.exec(html.slice(at - 1, at + LONGEST))?.[1]
    if (style !== undefined) found.push(style)
  }
  return found
}

const ATTRIBUTE_HASHES = "'unsafe-hashes'"

/** The content security policy of a finished page: scripts and styles by hash, everything else from the site itself. */
export function policyOf(html: string): string {
  const styles = unique(colourStyles(html).map(hashOf))
  return [
    "default-src 'self'",
    ["script-src 'self'", ...unique(inlineScripts(html).map(hashOf))].join(' '),
    "script-src-attr 'none'",
    ["style-src 'self'", ...(styles.length > 0 ? [ATTRIBUTE_HASHES, ...styles] : [])].join(' '),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

/** The page with its policy in the head, before anything it governs. */
export const withPolicy = (html: string): string =>
  html.replace(
    /<head>(<meta charSet="utf-8"\/>)?/i,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}"/>`,
  )

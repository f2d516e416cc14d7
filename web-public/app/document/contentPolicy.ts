import { hash } from 'node:crypto'
import { API_BASE, IMAGE_BASE } from '@flou/shared/bases.ts'
import { assembled } from './assembled.ts'
import { Newest } from './newest.ts'
import type { Insertion, MadeDocument, Piece } from './repeatedMarkup.ts'

/** Scripts and styles are the same few on all pages. */
const KEPT = 200
const hashes = new Newest<string, string>(KEPT)

function hashOf(text: string): string {
  return hashes.get(text) ?? hashes.keep(text, `'sha256-${hash('sha256', text, 'base64')}'`)
}

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

/** Those of a piece, looked for once. */
const stylesOfPieces = new WeakMap<Piece, string[]>()

function stylesOf(piece: Piece): string[] {
  const known = stylesOfPieces.get(piece)
  if (known) return known
  const found = colourStyles(piece.html)
  stylesOfPieces.set(piece, found)
  return found
}

const SHEET = /<style [^>]*>/
const SHEET_END = '</style>'

/** By the names that stand for the texts. */
const hashesOfSheets = new Newest<string, string>(KEPT)

/** Of the text of the page's own style sheets, which React puts into one element in the head (styles/StyleSheets.tsx). */
function hashOfSheet({ html, pieces }: MadeDocument): string[] {
  const open = SHEET.exec(html.slice(0, html.indexOf('</head>')))
  if (!open) return []
  const start = open.index + open[0].length
  const names = html.slice(start, html.indexOf(SHEET_END, start))
  const text = () => assembled(names, (name) => pieces.get(name)).toString()
  return [hashesOfSheets.get(names) ?? hashesOfSheets.keep(names, hashOf(text()))]
}

const ATTRIBUTE_HASHES = "'unsafe-hashes'"

/** What services of other companies need beside their script, each directive with the page's own sources before theirs. */
const serviceDirectives = (sources: readonly string[]): string[] => [
  ...(sources.length > 0 || API_BASE !== '' ? [listed("connect-src 'self'", API_BASE, ...sources)] : []),
  ...(sources.length > 0 ? [listed("frame-src 'self'", ...sources)] : []),
  ...(sources.length > 0 || IMAGE_BASE !== '' ? [listed("media-src 'self'", IMAGE_BASE, ...sources)] : []),
]

const listed = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/**
 * The content security policy of a finished page: scripts and styles by hash, everything else from the site itself and exactly the hosts of
 * its services. Pieces hold no scripts.
 */
function policyOf(document: MadeDocument): string {
  const { html, pieces, sources } = document
  const all = [...colourStyles(html), ...[...pieces.values()].flatMap(stylesOf)]
  const styles = unique(all.map(hashOf))
  return [
    "default-src 'self'",
    ["script-src 'self'", ...unique(inlineScripts(html).map(hashOf)), ...sources].join(' '),
    "script-src-attr 'none'",
    // the typeface is in the document's style
    ["font-src 'self' data:", ...sources].join(' '),
    [
      "style-src 'self'",
      ...hashOfSheet(document),
      ...(styles.length > 0 ? [ATTRIBUTE_HASHES, ...styles] : []),
      ...sources,
    ].join(' '),
    listed("img-src 'self' data:", IMAGE_BASE, ...sources),
    ...serviceDirectives(sources),
    "object-src 'none'",
    "base-uri 'none'",
    listed("form-action 'self'", API_BASE),
  ].join('; ')
}

const HEAD = /<head>(<meta charSet="utf-8"\/>)?/i

/** A page's policy in its head, before anything it governs. @throws where it has no head: a page without a policy is never published */
export function policyIn(document: MadeDocument): Insertion {
  const head = HEAD.exec(document.html)
  if (!head) throw new Error('A page has no head for its policy')
  const text = `<meta http-equiv="Content-Security-Policy" content="${policyOf(document)}"/>`
  return { at: head.index + head[0].length, text }
}

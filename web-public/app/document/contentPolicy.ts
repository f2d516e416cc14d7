import { hash } from 'node:crypto'
import { API_BASE, IMAGE_BASE } from '@flou/shared/bases.ts'
import { PLAYER_ORIGIN } from '@flou/shared/media/youtube.ts'
import { assemblePage } from './assemblePage.ts'
import { BoundedCache } from './boundedCache.ts'
import type { Insertion, MadeDocument, MarkupFragment } from './repeatedMarkup.ts'

const CACHE_SIZE = 200
const hashes = new BoundedCache<string, string>(CACHE_SIZE)

function hashOf(text: string): string {
  return hashes.get(text) ?? hashes.store(text, `'sha256-${hash('sha256', text, 'base64')}'`)
}

const unique = (values: string[]) => [...new Set(values)].toSorted()

const SCRIPT = '<script'
const SCRIPT_END = '</script>'

/**
 * Returns the executable inline scripts. Uses `indexOf`, because a regular expression would scan all page
 * data.
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

/** The only allowed style attributes: custom properties for colors and focal points. */
const STYLE_ATTRIBUTE = /^\sstyle="((?:--[a-z-]+:(?:#[0-9a-fA-F]{3,6}|[\d.]{1,5}% [\d.]{1,5}%);?)+)"/
const STYLE = 'style="--'
const LONGEST = 400

function colourStyles(html: string): string[] {
  const found: string[] = []
  for (let at = html.indexOf(STYLE); at >= 0; at = html.indexOf(STYLE, at + STYLE.length)) {
    const style = STYLE_ATTRIBUTE.exec(html.slice(at - 1, at + LONGEST))?.[1]
    if (style !== undefined) found.push(style)
  }
  return found
}

const stylesOfFragments = new WeakMap<MarkupFragment, string[]>()

function stylesOf(fragment: MarkupFragment): string[] {
  const cached = stylesOfFragments.get(fragment)
  if (cached) return cached
  const found = colourStyles(fragment.html)
  stylesOfFragments.set(fragment, found)
  return found
}

const SHEET = /<style [^>]*>/
const SHEET_END = '</style>'

const hashesOfSheets = new BoundedCache<string, string>(CACHE_SIZE)

/** Hashes the style sheets, which React merges into one head element (styles/StyleSheets.tsx). */
function hashOfSheet({ html, fragments }: MadeDocument): string[] {
  const open = SHEET.exec(html.slice(0, html.indexOf('</head>')))
  if (!open) return []
  const start = open.index + open[0].length
  const names = html.slice(start, html.indexOf(SHEET_END, start))
  const text = () => assemblePage(names, (name) => fragments.get(name)).toString()
  return [hashesOfSheets.get(names) ?? hashesOfSheets.store(names, hashOf(text()))]
}

const ATTRIBUTE_HASHES = "'unsafe-hashes'"

/** Directives for third-party services, each including the page's own sources. */
const serviceDirectives = (sources: readonly string[]): string[] => [
  ...(sources.length > 0 || API_BASE !== '' ? [joinSources("connect-src 'self'", API_BASE, ...sources)] : []),
  // every page, because navigation keeps the policy of the first document
  joinSources("frame-src 'self'", PLAYER_ORIGIN, ...sources),
  ...(sources.length > 0 || IMAGE_BASE !== ''
    ? [joinSources("media-src 'self'", IMAGE_BASE, ...sources)]
    : []),
]

const joinSources = (...entries: readonly string[]): string =>
  entries.filter((source) => source !== '').join(' ')

/**
 * Returns the content security policy: hashes for scripts and styles, otherwise the site and its services'
 * hosts. Fragments contain no scripts.
 */
function policyOf(document: MadeDocument): string {
  const { html, fragments, sources } = document
  const all = [...colourStyles(html), ...[...fragments.values()].flatMap(stylesOf)]
  const styles = unique(all.map(hashOf))
  return [
    "default-src 'self'",
    ["script-src 'self'", ...unique(inlineScripts(html).map(hashOf)), ...sources].join(' '),
    "script-src-attr 'none'",
    // the font is embedded in the style sheet
    ["font-src 'self' data:", ...sources].join(' '),
    [
      "style-src 'self'",
      ...hashOfSheet(document),
      ...(styles.length > 0 ? [ATTRIBUTE_HASHES, ...styles] : []),
      ...sources,
    ].join(' '),
    joinSources("img-src 'self' data:", IMAGE_BASE, ...sources),
    ...serviceDirectives(sources),
    "object-src 'none'",
    "base-uri 'none'",
    joinSources("form-action 'self'", API_BASE),
  ].join('; ')
}

const HEAD = /<head>(<meta charSet="utf-8"\/>)?/i

/** Inserts the policy before everything it governs. @throws if the page has no head */
export function policyInsertion(document: MadeDocument): Insertion {
  const head = HEAD.exec(document.html)
  if (!head) throw new Error('A page has no head for its policy')
  const text = `<meta http-equiv="Content-Security-Policy" content="${policyOf(document)}"/>`
  return { at: head.index + head[0].length, text }
}

import { cutText } from '@flou/shared/text/cutText.ts'
import { DEFAULT_LANGUAGE, isPagePath, splitAddress, type Language } from '@flou/shared/locale.ts'

/** A place of the page that leads nowhere, whatever the page. */
export const NOWHERE = '#'

/** The browser's own name for the top of every page. */
const TOP = '#top'

/** Addresses of the site that another program answers. */
const OTHER_PROGRAMS = /^\/(?:forgot-password|account)(?:\/|$)/

/** It is part of a key. */
const LONGEST = 300

/** The place a decoded address names; as written where it is no valid encoding. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Files of the media library. */
const FILE = /^\/media\/[^/]/

/** What a link's address asks of the site. */
export interface LinkTarget {
  /** The path of a page without language, query and hash, or that of a file; `#place` for a place of the same page. */
  target: string
  /** The place of another page that the link leads to. */
  place?: string
  /** The language of that page. */
  language: Language
}

const INDONESIAN = /^\/id(?=\/|$)/

/** A place that is looked for; the top of a page and words to be marked in it need none. */
const placeIn = (tail: string): string => {
  const hash = tail.includes('#') ? tail.slice(tail.indexOf('#')) : ''
  return hash === NOWHERE || hash === TOP || hash.includes(':~:') ? '' : decoded(hash.slice(NOWHERE.length))
}

/**
 * What a link's address asks of the site. Undefined for what is neither a page nor a file of the site: other sites, calls, mail, and programs
 * with addresses of their own.
 */
export function linkTarget(href: string, origin: string): LinkTarget | undefined {
  const address = href.startsWith(`${origin}/`) || href === origin ? href.slice(origin.length) || '/' : href
  const language = DEFAULT_LANGUAGE
  if (address === '' || address === NOWHERE) return { target: NOWHERE, language }
  if (address.startsWith('#'))
    return address === TOP ? undefined : { target: cutText(decoded(address), LONGEST), language }
  const [path, tail] = splitAddress(address)
  const name = decoded(path)
  if (FILE.test(name)) return { target: cutText(name, LONGEST), language }
  if (!isPagePath(address)) return undefined
  const plain = name.replace(INDONESIAN, '')
  if (OTHER_PROGRAMS.test(plain)) return undefined
  const place = placeIn(tail)
  return {
    target: cutText(plain === '' || plain === '/' ? '/' : plain.replace(/\/$/, ''), LONGEST),
    language: INDONESIAN.test(name) ? 'id' : DEFAULT_LANGUAGE,
    ...(place !== '' && { place: cutText(place, LONGEST) }),
  }
}

/** True for a place of the page itself. */
export const isPlace = (target: string): boolean => target.startsWith(NOWHERE)

/** True for a file of the media library. */
export const isFile = (target: string): boolean => FILE.test(target)

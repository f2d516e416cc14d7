import { DEFAULT_LANGUAGE, isPagePath, splitUrl, type Language } from '@flou/shared/locale.ts'
import { cutText } from '@flou/shared/strings/letters.ts'

export const NOWHERE = '#'

const TOP = '#top'

const OTHER_APPLICATIONS = /^\/(?:forgot-password|account)(?:\/|$)/

/** Limit because targets are part of a key. */
const MAX_LENGTH = 300

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const FILE = /^\/media\/[^/]/

export interface LinkTarget {
  /** Page path without language, query and hash; a file path; or `#anchor` on the same page. */
  target: string
  anchor?: string
  language: Language
}

const INDONESIAN = /^\/id(?=\/|$)/

const NO_ANCHOR = /^#e=|:~:/

const anchorIn = (tail: string): string => {
  const hash = tail.includes('#') ? tail.slice(tail.indexOf('#')) : ''
  return hash === NOWHERE || hash === TOP || NO_ANCHOR.test(hash) ? '' : decoded(hash.slice(NOWHERE.length))
}

/** Parses a link; returns undefined for external links and other applications. */
export function linkTarget(href: string, origin: string): LinkTarget | undefined {
  const localHref = href.startsWith(`${origin}/`) || href === origin ? href.slice(origin.length) || '/' : href
  const language = DEFAULT_LANGUAGE
  if (localHref === '' || localHref === NOWHERE) return { target: NOWHERE, language }
  if (localHref.startsWith('#'))
    return localHref === TOP ? undefined : { target: cutText(decoded(localHref), MAX_LENGTH), language }
  const [path, tail] = splitUrl(localHref)
  const name = decoded(path)
  if (FILE.test(name)) return { target: cutText(name, MAX_LENGTH), language }
  if (!isPagePath(localHref)) return undefined
  const plain = name.replace(INDONESIAN, '')
  if (OTHER_APPLICATIONS.test(plain)) return undefined
  const anchor = anchorIn(tail)
  return {
    target: cutText(plain === '' || plain === '/' ? '/' : plain.replace(/\/$/, ''), MAX_LENGTH),
    language: INDONESIAN.test(name) ? 'id' : DEFAULT_LANGUAGE,
    ...(anchor !== '' && { anchor: cutText(anchor, MAX_LENGTH) }),
  }
}

export const isAnchor = (target: string): boolean => target.startsWith(NOWHERE)

export const isFile = (target: string): boolean => FILE.test(target)

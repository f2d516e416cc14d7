import { cutText } from '@flou/shared/text/cutText.ts'
import { isPagePath, splitAddress } from '@flou/shared/locale.ts'

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

/**
 * What a link's address asks of the site: the path of a page without language, query and hash, or `#place` for a place of the same page.
 * Undefined for what is none of the site's pages: other sites, files, calls, mail, and programs with addresses of their own.
 */
export function linkTarget(href: string, origin: string): string | undefined {
  const address = href.startsWith(`${origin}/`) || href === origin ? href.slice(origin.length) || '/' : href
  if (address === '' || address === NOWHERE) return NOWHERE
  if (address.startsWith('#')) return address === TOP ? undefined : cutText(decoded(address), LONGEST)
  if (!isPagePath(address)) return undefined
  const [path] = splitAddress(address)
  const plain = decoded(path).replace(/^\/id(?=\/|$)/, '')
  if (OTHER_PROGRAMS.test(plain)) return undefined
  return cutText(plain === '' || plain === '/' ? '/' : plain.replace(/\/$/, ''), LONGEST)
}

/** True for a place of the page itself. */
export const isPlace = (target: string): boolean => target.startsWith('#')

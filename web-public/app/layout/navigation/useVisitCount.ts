import { useEffect } from 'react'
import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Visit } from '@flou/shared/visits.ts'
import { useSite } from '../../site/useSite.ts'
import { asksForPrivacy } from '../consent/browserSignal.ts'

/** Of the first page of a document alone: later pages were reached within the site. */
let isFirst = true

/** The host that led to this document, '' for none; undefined where it was a page of this site. */
function referrerHost(): string | undefined {
  if (!URL.canParse(document.referrer)) return ''
  const { host, hostname } = new URL(document.referrer)
  return host === window.location.host ? undefined : hostname
}

/**
 * Tells our own counter that a page is shown: path, language and, where a visit begins, the host that led here. No cookie, no id, nothing
 * stored. Browsers that ask for privacy and browsers driven by programs tell nothing. A failure is ignored.
 */
export function useVisitCount(): void {
  const { path, language } = useSite()
  useEffect(() => {
    const referrer = isFirst ? referrerHost() : undefined
    isFirst = false
    if (asksForPrivacy(navigator) || navigator.webdriver) return
    const visit: Visit = { path, language, ...(referrer !== undefined && { referrer }) }
    navigator.sendBeacon?.(PUBLIC_PATHS.visit, JSON.stringify(visit))
  }, [path, language])
}

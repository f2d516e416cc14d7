import { useEffect } from 'react'
import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Visit } from '@flou/shared/visits/visits.ts'
import { useSite } from '../../site/useSite.ts'
import { requestsPrivacy } from '../../site/browserSignal.ts'

/** Only the first page of a document has an external referrer. */
let isFirst = true

/** Returns the external referrer's host, '' for none; undefined for this site. */
function referrerHost(): string | undefined {
  if (!URL.canParse(document.referrer)) return ''
  const { host, hostname } = new URL(document.referrer)
  return host === window.location.host ? undefined : hostname
}

/**
 * Counts a visit without cookies or ids. Skipped for GPC, Do Not Track and automated browsers; errors are
 * ignored.
 */
export function useVisitCount(): void {
  const { path, language } = useSite()
  useEffect(() => {
    const referrer = isFirst ? referrerHost() : undefined
    isFirst = false
    if (requestsPrivacy(navigator) || navigator.webdriver) return
    const visit: Visit = { path, language, ...(referrer !== undefined && { referrer }) }
    navigator.sendBeacon?.(PUBLIC_PATHS.visit, JSON.stringify(visit))
  }, [path, language])
}

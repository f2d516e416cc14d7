import { pathTo } from '@flou/shared/paths.ts'
import { useSite } from './useSite.ts'
import { isLinkUrl } from './links.ts'

/** Portal URLs from settings, else configuration; without portal, back-office login and contact page. */
export function usePortal() {
  const { layout, site } = useSite()
  const first = (...urls: (string | undefined)[]) => urls.find(isLinkUrl)
  const { loginUrl, registerUrl } = layout.portal
  return {
    loginUrl: first(loginUrl, site.portal?.loginUrl) ?? `${site.adminOrigin}/login`,
    registerUrl: first(registerUrl, site.portal?.registerUrl) ?? pathTo('contactUs'),
  }
}

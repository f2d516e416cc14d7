import { pathTo } from '@flou/shared/paths.ts'
import { isAddress } from './isAddress.ts'
import { useSite } from './useSite.ts'

/**
 * Where customers log in and register: the pages of the setting, else those of the configuration. Without a portal staff log in at the
 * back-office, and others ask by the contact page.
 */
export function usePortal() {
  const { shell, site } = useSite()
  const first = (...addresses: (string | undefined)[]) => addresses.find(isAddress)
  const { loginUrl, registerUrl } = shell.portal
  return {
    loginUrl: first(loginUrl, site.portal?.loginUrl) ?? `${site.adminOrigin}/login`,
    registerUrl: first(registerUrl, site.portal?.registerUrl) ?? pathTo('contactUs'),
  }
}

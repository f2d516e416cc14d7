import { pathTo } from '@flou/shared/paths.ts'
import { isAddress } from './isAddress.ts'
import { useSite } from './useSite.ts'

/**
 * Addresses of log-in and registration: those of the setting, else those of the configuration. Without a portal they are the
 * back-office's log-in and the contact page.
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

import { pathTo } from '@flou/shared/paths.ts'
import { isAddress } from '../site/isAddress.ts'
import { useSite } from '../site/useSite.ts'

/** Where customers log in and register: the portal of the settings, and what is there without one (spec §1). */
export function usePortal() {
  const { shell, site } = useSite()
  const { loginUrl, registerUrl } = shell.portal
  return {
    loginUrl: isAddress(loginUrl) ? loginUrl : `${site.adminOrigin}/login`,
    registerUrl: isAddress(registerUrl) ? registerUrl : pathTo('contactUs'),
  }
}

import type { AnchorHTMLAttributes } from 'react'
import { isPagePath, localLink } from '@flou/shared/locale.ts'
import { REGISTER_PATH } from '@flou/shared/paths.ts'
import { usePortal } from '../site/usePortal.ts'
import { useSite } from '../site/useSite.ts'

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address as content has it: a site path, an anchor, or another site's address. */
  to: string
}

/**
 * A link of content. Pages of the site stay in the visitor's language. A plain link, marked for `FollowLinks`: a menu has
 * hundreds, and the router's own link costs each of them a dozen hooks, in every rendering and in the visitor's browser.
 */
export function SiteLink({ to: written, children, ...props }: SiteLinkProps) {
  const { language } = useSite()
  const { registerUrl } = usePortal()
  const to = written === REGISTER_PATH ? registerUrl : written
  if (!isPagePath(to))
    return (
      <a {...props} href={to}>
        {children}
      </a>
    )
  return (
    <a {...props} href={localLink(to, language)} data-page="">
      {children}
    </a>
  )
}

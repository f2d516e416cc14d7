import type { AnchorHTMLAttributes } from 'react'
import { isPagePath, localLink } from '@flou/shared/locale.ts'
import { REGISTER_PATH } from '@flou/shared/paths.ts'
import { usePortal } from '../site/usePortal.ts'
import { isLinkUrl } from '../site/links.ts'
import { useSite } from '../site/useSite.ts'

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Site path, anchor or external URL. */
  to: string
}

/** Link, or its text alone if the URL is empty. */
export function LinkOrText({ to, children, ...props }: SiteLinkProps) {
  if (isLinkUrl(to))
    return (
      <SiteLink to={to} {...props}>
        {children}
      </SiteLink>
    )
  return props.className === undefined ? children : <span className={props.className}>{children}</span>
}

/**
 * Link in content, in the visitor's language. Plain `<a>` handled by `FollowLinks`: router links cost a dozen
 * hooks each, and menus have hundreds.
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

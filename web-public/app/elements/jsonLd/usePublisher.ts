import { useSite } from '../../site/useSite.ts'
import { organizationJsonLd, type Organization } from './jsonLd.ts'

/** Publisher named by the logo text, else the host name. */
export function usePublisher(): Organization {
  const { site, layout } = useSite()
  return organizationJsonLd(site.origin, {
    name: layout.logo?.alt || new URL(site.origin).hostname,
    logo: layout.logo,
    profiles: layout.footer.social.map(({ url }) => url),
  })
}

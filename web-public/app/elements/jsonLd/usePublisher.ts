import { useSite } from '../../site/useSite.ts'
import { organizationJsonLd, type Organization } from './jsonLd.ts'

/** Who publishes the site, as its logo and footer say. */
export function usePublisher(): Organization {
  const { site, shell } = useSite()
  return organizationJsonLd(site.origin, {
    name: shell.logo?.alt ?? '',
    logo: shell.logo,
    profiles: shell.footer.social.map(({ url }) => url),
  })
}

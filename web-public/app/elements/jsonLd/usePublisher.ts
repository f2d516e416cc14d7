import { useSite } from '../../site/useSite.ts'
import { organizationJsonLd, type Organization } from './jsonLd.ts'

/** Who publishes the site, as its logo and footer say; by its address where the logo has no text. */
export function usePublisher(): Organization {
  const { site, shell } = useSite()
  return organizationJsonLd(site.origin, {
    name: shell.logo?.alt || new URL(site.origin).hostname,
    logo: shell.logo,
    profiles: shell.footer.social.map(({ url }) => url),
  })
}

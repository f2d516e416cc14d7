import { useSite } from '../../useSite.ts'
import { organizationThing, type Organization } from './things.ts'

/** Who publishes the site, as its logo and footer say. */
export function usePublisher(): Organization {
  const { site, shell } = useSite()
  return organizationThing(site.origin, {
    name: shell.logo?.alt ?? '',
    logo: shell.logo,
    profiles: shell.footer.social.map(({ url }) => url),
  })
}

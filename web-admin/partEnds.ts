import { OFFICES, type CustomScreenName } from '@flou/shared/content/offices.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { routesOf, type Route } from '@flou/shared/content/routing/routes.ts'
import { stepsOf, type OfficePart, type PartEnds } from './src/session/partOf.ts'

/** Hand-written screens that are no list of something. */
const NO_LISTS: ReadonlySet<CustomScreenName> = new Set([
  'auditDetail',
  'inboxDetail',
  'workflowDetail',
  'participants',
])

/** An address that fits a pattern, e.g. `/dashboard2/menu/1/sub-menu/add`. */
export const addressOf = ({ url }: Pick<Route, 'url'>): string => url.replaceAll(/:\w+\??/g, '1')

/** The part that a route's screen is drawn with. */
export function partOfRoute(route: Route): OfficePart {
  if (route.kind === 'add' || route.kind === 'edit') return 'form'
  if (route.kind === 'section') return 'section'
  return route.kind === 'custom' && NO_LISTS.has(route.custom) ? 'frame' : 'list'
}

/** Every declared route of both offices. */
export const everyRoute = (): Route[] =>
  OFFICES.flatMap((office) => REGISTRY.areas.flatMap((area) => routesOf(area, office)))

/** The shortest ends of addresses that lead to sections, or to screens of the frame alone, and to nothing else. */
export function partEnds(): PartEnds {
  const places = everyRoute().map((route) => ({
    part: partOfRoute(route),
    steps: stepsOf(addressOf(route)),
  }))
  const endOf = (steps: string[], length: number) => steps.slice(-length).join('/')
  const tells = ({ part, steps }: (typeof places)[number], length: number) =>
    places.every((other) => other.part === part || endOf(other.steps, length) !== endOf(steps, length))
  const endsOf = (part: keyof PartEnds) => {
    const ends = places
      .filter((place) => place.part === part)
      .map((place) => {
        const length = place.steps.findIndex((_, index) => tells(place, index + 1)) + 1
        return endOf(place.steps, length === 0 ? place.steps.length : length)
      })
    return [...new Set(ends)].join(' ')
  }
  return { section: endsOf('section'), frame: endsOf('frame') }
}

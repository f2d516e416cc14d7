import { OFFICES, type CustomScreenName } from '@flou/shared/content/offices.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { routesOf, type Route } from '@flou/shared/content/routing/routes.ts'
import { pathPatternSegments, type ChunkGroup, type GroupPathEndings } from './src/core/session/partOf.ts'

const NO_LISTS: ReadonlySet<CustomScreenName> = new Set([
  'auditDetail',
  'inboxDetail',
  'workflowDetail',
  'participants',
])

/** Returns an example path for a route pattern, e.g. `/dashboard2/menu/1/sub-menu/add`. */
export const examplePathOf = ({ url }: Pick<Route, 'url'>): string => url.replaceAll(/:\w+\??/g, '1')

export function screenKindOf(route: Route): ChunkGroup {
  if (route.kind === 'add' || route.kind === 'edit') return 'form'
  if (route.kind === 'section') return 'section'
  return route.kind === 'custom' && NO_LISTS.has(route.custom) ? 'frame' : 'list'
}

export const everyRoute = (): Route[] =>
  OFFICES.flatMap((office) => REGISTRY.areas.flatMap((area) => routesOf(area, office)))

/** Returns the shortest path suffixes that identify section screens and screens with the layout only. */
export function screenSuffixes(): GroupPathEndings {
  const screens = everyRoute().map((route) => ({
    kind: screenKindOf(route),
    segments: pathPatternSegments(examplePathOf(route)),
  }))
  const suffixOf = (segments: string[], length: number) => segments.slice(-length).join('/')
  const isUnique = ({ kind, segments }: (typeof screens)[number], length: number) =>
    screens.every(
      (other) => other.kind === kind || suffixOf(other.segments, length) !== suffixOf(segments, length),
    )
  const suffixesOf = (kind: keyof GroupPathEndings) => {
    const suffixes = screens
      .filter((screen) => screen.kind === kind)
      .map((screen) => {
        const length = screen.segments.findIndex((_, index) => isUnique(screen, index + 1)) + 1
        return suffixOf(screen.segments, length === 0 ? screen.segments.length : length)
      })
    return [...new Set(suffixes)].join(' ')
  }
  return { section: suffixesOf('section'), frame: suffixesOf('frame') }
}

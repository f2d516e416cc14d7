import type { AnyType } from '../define.ts'
import type { Area, Screen } from '../screens.ts'
import type { CustomScreenName, Office } from '../offices.ts'
import type { Text } from '../../locale.ts'

export type DerivedKind = 'list' | 'add' | 'edit' | 'grid' | 'section'
export type ScreenKind = DerivedKind | 'custom'

type RouteTarget =
  | { readonly kind: DerivedKind }
  | { readonly kind: 'custom'; readonly custom: CustomScreenName }

interface RouteLocation {
  /** Pattern with `:name` parameters, such as `/dashboard2/menu/:id/sub-menu/edit/:submenu_id`. */
  readonly url: string
  readonly area: Area
  readonly screen: Screen
  readonly type?: AnyType
  readonly base: string
  readonly idName: string
  readonly parentName?: string
}
export type Route = RouteLocation & RouteTarget

const join = (...segments: readonly string[]) => `/${segments.filter((segment) => segment !== '').join('/')}`

/** Returns the base paths of a screen. A leading `/` is relative to the back-office root. */
export const basesOf = (area: Area, screen: Screen, office: Office): string[] =>
  screen.path[office].map((path) =>
    path.startsWith('/') ? join(office, path.slice(1)) : join(office, area.path[office], path),
  )

export const plainBaseOf = (area: Area, screen: Screen, office: Office): string | undefined =>
  basesOf(area, screen, office).find((base) => !base.includes('/:'))

function routesAt(base: string, area: Area, screen: Screen): Route[] {
  const parentName = /:(\w+)/.exec(base)?.[1]
  const common = {
    area,
    screen,
    base,
    idName: screen.idName,
    ...(screen.type && { type: screen.type }),
    ...(parentName && { parentName }),
  }
  const at = (suffix: string, kind: DerivedKind): Route => ({ ...common, url: base + suffix, kind })
  if (screen.custom !== undefined) return [{ ...common, url: base, kind: 'custom', custom: screen.custom }]
  if (screen.type?.single) return [at('', 'section')]
  const grid = screen.type?.grid
  return [
    at('', 'list'),
    at('/add', 'add'),
    at(`/edit/:${screen.idName}?`, 'edit'),
    ...(grid ? [at(`/${grid.path}`, 'grid')] : []),
  ]
}

export const routesOf = (area: Area, office: Office): Route[] =>
  area.screens.flatMap((screen) =>
    basesOf(area, screen, office).flatMap((base) => routesAt(base, area, screen)),
  )

export const apiPathOf = (area: Area, screen: Screen): string =>
  (basesOf(area, screen, 'dashboard2')[0] ?? '').replace('/dashboard2', '/dashboard')

interface RecordReference {
  type: string
  id: number
  parentId?: number
}

/** Returns the form URL of a record; undefined if the office has no such screen. */
export function formUrlOf(
  areas: readonly Area[],
  office: Office,
  { type, id, parentId }: RecordReference,
): string | undefined {
  const bases = areas.flatMap((area) =>
    area.screens
      .filter((screen) => screen.type?.key === type)
      .flatMap((screen) => basesOf(area, screen, office).map((base) => ({ base, screen }))),
  )
  const [first] = bases
  if (!first?.screen.type) return undefined
  if (first.screen.type.single) return first.base.replace(/:\w+/, String(id))
  return `${first.base.replace(/:\w+/, String(parentId ?? 0))}/edit/${id}`
}

export const routeLabel = (route: Route): Text =>
  route.type && (route.kind === 'add' || route.kind === 'edit')
    ? route.type.label
    : (route.screen.label ?? route.area.label)

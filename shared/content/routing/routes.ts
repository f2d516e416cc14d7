import type { AnyType, Area, Screen } from '../define.ts'
import type { CustomScreenName, Office } from '../offices.ts'
import type { Text } from '../../locale.ts'

/** What a back-office address opens, where its screen is derived from a content type. */
export type DerivedKind = 'list' | 'add' | 'edit' | 'grid' | 'section'
export type ScreenKind = DerivedKind | 'custom'

type Opens = { readonly kind: DerivedKind } | { readonly kind: 'custom'; readonly custom: CustomScreenName }

interface Address {
  /** Pattern with `:name` parameters, e.g. `/dashboard2/menu/:id/sub-menu/edit/:submenu_id`. */
  readonly url: string
  readonly area: Area
  readonly screen: Screen
  readonly type?: AnyType
  /** The pattern of the screen's list (or of itself), where add and edit return to. */
  readonly base: string
  /** The parameter that holds the record's id, and the parent's. */
  readonly idName: string
  readonly parentName?: string
}
export type Route = Address & Opens

const join = (...parts: readonly string[]) => `/${parts.filter((part) => part !== '').join('/')}`

/** The addresses of a screen's start in an office: an absolute path counts from the office's root. */
export const basesOf = (area: Area, screen: Screen, office: Office): string[] =>
  screen.path[office].map((path) =>
    path.startsWith('/') ? join(office, path.slice(1)) : join(office, area.path[office], path),
  )

/** The first address of a screen that needs no id; undefined for what is reached from a record only. */
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

/** Every address of an area in a back-office. */
export const routesOf = (area: Area, office: Office): Route[] =>
  area.screens.flatMap((screen) =>
    basesOf(area, screen, office).flatMap((base) => routesAt(base, area, screen)),
  )

/** The path of a screen's API, below `/api`: the newer back-office's path, the same for both (design §7). */
export const apiPathOf = (area: Area, screen: Screen): string =>
  (basesOf(area, screen, 'dashboard2')[0] ?? '').replace('/dashboard2', '/dashboard')

/** The title of a route's screen. */
export const routeLabel = (route: Route): Text =>
  route.type && (route.kind === 'add' || route.kind === 'edit')
    ? route.type.label
    : (route.screen.label ?? route.area.label)

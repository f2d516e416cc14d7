import { generatePath, type Params } from 'react-router'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { Office } from '@flou/shared/content/offices.ts'
import { fieldConfigOf } from '@flou/shared/content/types/product/packageConfig.ts'
import { apiPathOf, basesOf, type Route } from '@flou/shared/content/routing/routes.ts'

/** The API address of a route's screen, with the parent's id of the present address filled in. */
export const apiAddress = (route: Route, params: Params): string =>
  generatePath(`/api${apiPathOf(route.area, route.screen)}`, params)

/** The address of a route's list. */
export const listAddress = (route: Route, params: Params): string => generatePath(route.base, params)

/** The API address of the field configuration of a list's records; undefined for types whose fields always show. */
export function configAddress({ area, type }: Route, params: Params): string | undefined {
  const config = type && fieldConfigOf(type)
  const screen = config && area.screens.find((one) => one.type === config)
  return screen && generatePath(`/api${apiPathOf(area, screen)}`, params)
}

export const editAddress = (list: string, id: number): string => `${list}/edit/${id}`

export interface ChildList {
  label: string
  /** Key of the type. */
  type: string
  /** The address of the list below a record, in the office and in the API. */
  of: (id: number) => string
  api: (id: number) => string
}

/** Sections of a record that stand below a list of its own: the field configuration of a product's packages. */
export function sectionsOfList(route: Route, params: Params, language: 'id' | 'en') {
  const { area, base } = route
  const office: Office = base.startsWith('/dashboard2/') ? 'dashboard2' : 'dashboard'
  return area.screens.flatMap((screen) => {
    const { type } = screen
    // below this very list: what needs another record's id hangs below that record's lists
    const isBelow = (one: string) => one.startsWith(`${base}/`) && !one.slice(base.length).includes('/:')
    const at = basesOf(area, screen, office).find(isBelow)
    if (!type?.single || type.below === undefined || at === undefined) return []
    return [{ label: type.label[language], url: generatePath(at, params) }]
  })
}

/** Lists that hang below the records of a route's type: the sub-menus of a menu. */
export function childLists(route: Route, office: Office, language: 'id' | 'en'): ChildList[] {
  return route.area.screens.flatMap((screen) => {
    const { type, label } = screen
    if (!type || type.single || !type.parent || type.parent.type !== route.type?.key) return []
    const [base] = basesOf(route.area, screen, office)
    const name = /:(\w+)/.exec(base ?? '')?.[1]
    if (!base || !name) return []
    const of = (id: number) => generatePath(base, { [name]: String(id) })
    const path = `/api${apiPathOf(route.area, screen)}`
    const api = (id: number) => path.replace(/:\w+/, String(id))
    return [{ label: (label ?? type.plural)[language], type: type.key, of, api }]
  })
}

/** The records that a list's tree shows below its own. */
export interface TreeBelow {
  type: ContentType
  /** Their list below a record, in the office and in the API. */
  list: (id: number) => string
  api: (id: number) => string
}

/** What a list shows as a tree of; undefined for lists that are none. */
export function treeBelow(route: Route, office: Office): TreeBelow | undefined {
  const key = route.type && !route.type.single ? route.type.list.tree : undefined
  const screen = key === undefined ? undefined : route.area.screens.find(({ type }) => type?.key === key)
  const [base] = screen ? basesOf(route.area, screen, office) : []
  if (!screen?.type || screen.type.single || base === undefined) return undefined
  const api = `/api${apiPathOf(route.area, screen)}`
  const at = (pattern: string) => (id: number) => pattern.replace(/:\w+/, String(id))
  return { type: screen.type, list: at(base), api: at(api) }
}

import { generatePath, type Params } from 'react-router'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { Area, Screen } from '@flou/shared/content/screens.ts'
import type { Office } from '@flou/shared/content/offices.ts'
import { fieldConfigOf } from '@flou/shared/content/types/product/packageConfig.ts'
import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { apiPathOf, basesOf, type Route } from '@flou/shared/content/routing/routes.ts'

export const apiUrlOf = (route: Route, params: Params): string =>
  generatePath(`/api${apiPathOf(route.area, route.screen)}`, params)

export const listPathOf = (route: Route, params: Params): string => generatePath(route.base, params)

/** Returns the API URL of the list's field configuration; undefined if all fields always show. */
export function configUrlOf({ area, type }: Route, params: Params): string | undefined {
  const config = type && fieldConfigOf(type)
  const screen = config && area.screens.find((one) => one.type === config)
  return screen && generatePath(`/api${apiPathOf(area, screen)}`, params)
}

export const editPathOf = (list: string, id: number): string => `${list}/edit/${id}`

export interface ChildList {
  label: string
  type: string
  of: (id: number) => string
  api: (id: number) => string
  /** True if it is about the record's visitors rather than its content. */
  isScreen?: true
}

/** Returns sections attached to a list, e.g. the field configuration of packages. */
export function sectionsOfList(route: Route, params: Params, language: 'id' | 'en') {
  const { area, base } = route
  const office: Office = base.startsWith('/dashboard2/') ? 'dashboard2' : 'dashboard'
  return area.screens.flatMap((screen) => {
    const { type } = screen
    // directly below this list, without another record's id in between
    const isBelow = (one: string) => one.startsWith(`${base}/`) && !one.slice(base.length).includes('/:')
    const at = basesOf(area, screen, office).find(isBelow)
    if (!type?.single || type.below === undefined || at === undefined) return []
    return [{ label: type.label[language], url: generatePath(at, params) }]
  })
}

function recordScreen({ area, screen }: Place, office: Office, language: 'id' | 'en'): ChildList[] {
  const { ofRecord, idName } = screen
  const [base] = basesOf(area, screen, office)
  if (!ofRecord || base === undefined) return []
  const { label, query } = ofRecord
  const of = (id: number) =>
    query === undefined ? generatePath(base, { [idName]: String(id) }) : `${base}?${query}=${id}`
  return [{ label: label[language], type: '', of, api: INBOX_PATHS.participants, isScreen: true }]
}

interface Place {
  area: Area
  screen: Screen
}

/** Returns lists and screens below the records of a route, e.g. the sub-menus of a menu. */
export function childLists(
  route: Pick<Route, 'area' | 'type'>,
  office: Office,
  language: 'id' | 'en',
): ChildList[] {
  return route.area.screens.flatMap((screen) => {
    const { type, label, ofRecord } = screen
    if (ofRecord && ofRecord.type === route.type?.key)
      return recordScreen({ area: route.area, screen }, office, language)
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

export interface TreeBelow {
  type: ContentType
  list: (id: number) => string
  api: (id: number) => string
}

export function treeBelow(route: Route, office: Office): TreeBelow | undefined {
  const key = route.type && !route.type.single ? route.type.list.tree : undefined
  const screen = key === undefined ? undefined : route.area.screens.find(({ type }) => type?.key === key)
  const [base] = screen ? basesOf(route.area, screen, office) : []
  if (!screen?.type || screen.type.single || base === undefined) return undefined
  const api = `/api${apiPathOf(route.area, screen)}`
  const at = (pattern: string) => (id: number) => pattern.replace(/:\w+/, String(id))
  return { type: screen.type, list: at(base), api: at(api) }
}

/** Finds the product flag of a package type: `osPackage` → `hasPackageOS`. */
const flagOf = (type: string, record: object): string | undefined => {
  const [, kind] = /^(\w+)Package$/.exec(type) ?? []
  return Object.keys(record).find((name) => name.toLowerCase() === `haspackage${kind?.toLowerCase()}`)
}

export function isOffered(type: string, record: Readonly<Record<string, unknown>>): boolean {
  const flag = flagOf(type, record)
  return flag === undefined || record[flag] === true
}

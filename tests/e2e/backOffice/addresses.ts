import type { Office } from '@flou/shared/content/offices.ts'
import { AREAS } from '@flou/shared/content/registry.ts'
import { routeLabel, routesOf, type Route } from '@flou/shared/content/routing/routes.ts'
import type { Field, Shape } from '@flou/shared/content/shape.ts'
import type { Language } from '@flou/shared/locale.ts'
import { formTexts } from '../../../web-admin/src/texts/content/form.ts'

/** A pattern of a route file with ids in it, and what its screen must show. */
export interface Address {
  url: string
  office: Office
  area: string
  /** What shows that the screen is complete. */
  ready: string
  /** The heading in a language; undefined where a record's own title is the heading. */
  heading: (language: Language) => string | undefined
  /** True where no screen before it looks like this one. */
  isNew: boolean
  /** True for the first of its kind: opened as from a bookmark, too. */
  isFirst: boolean
}

const READY: Record<Exclude<Route['kind'], 'custom'>, string> = {
  list: 'main :is(table, [role=treegrid])',
  add: 'main form',
  edit: 'main form',
  grid: 'main [role=grid]',
  section: 'main form',
}
const CUSTOM_READY = 'main :is(table, dl, ul[aria-label])'

function headingOf(route: Route, language: Language): string | undefined {
  const label = routeLabel(route)[language]
  if (route.kind === 'edit') return undefined
  // below a record a section is named by that record, elsewhere by its area
  if (route.kind === 'section' && !route.url.includes('/:')) return `${route.area.label[language]}: ${label}`
  if (route.kind === 'add') return formTexts['form.add'][language].replace('{{name}}', label)
  return label
}

const kindsIn = (shape: Shape): string[] =>
  [...Object.values(shape.fields), ...Object.values(shape.localized)].flatMap((field: Field) => [
    field.kind,
    ...('of' in field ? kindsIn(field.of as Shape) : []), // items and groups carry a shape
  ])

/** Screens of one kind over the same kinds of fields are the same screen to whoever uses it. */
function looksOf({ kind, type, screen }: Route): string {
  const columns = type && !type.single ? type.list.columns.length : 0
  const fields = [...new Set(type && kindsIn(type.shape))].toSorted()
  return JSON.stringify([kind, screen.custom, kind === 'list' ? columns : fields])
}

/** Says of each thing whether it comes for the first time. */
function firstTime() {
  const seen = new Set<string>()
  return (thing: string) => seen.size < seen.add(thing).size
}

/** Every declared address of an office. The demo content has a record 1 of every type; audit entries have ids of their own. */
export function addressesOf(office: Office, auditEntry: string): Address[] {
  const [isNew, isFirst] = [firstTime(), firstTime()]
  return AREAS.flatMap((area) => routesOf(area, office)).map((route) => ({
    url: route.url.replaceAll(/:\w+\??/g, route.screen.custom === 'auditDetail' ? auditEntry : '1'),
    office,
    area: route.area.key,
    ready: route.kind === 'custom' ? CUSTOM_READY : READY[route.kind],
    heading: (language) => headingOf(route, language),
    isNew: isNew(looksOf(route)),
    isFirst: isFirst(`${route.kind} ${route.screen.custom}`),
  }))
}

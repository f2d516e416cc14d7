import { OFFICES, type CustomScreenName, type Office } from '@flou/shared/content/offices.ts'
import { AREAS } from '@flou/shared/content/registry.ts'
import { basesOf, routeLabel, routesOf, type Route } from '@flou/shared/content/routing/routes.ts'
import type { Language } from '@flou/shared/locale.ts'
import { translator } from '@flou/shared/texts/translator.ts'
import { editorTexts } from '../../../web-admin/src/core/texts/editor.ts'
import { newLooks, screenLooks } from './looks.ts'

/** A route pattern with ids, and expectations for its screen. */
export interface Address {
  url: string
  office: Office
  area: string
  /** Selector that matches once the screen is complete. */
  ready: string
  /** Heading in a language; undefined if it is the record's title. */
  heading: (language: Language) => string | undefined
  /** True if no earlier screen has the same parts. */
  isNew: boolean
  /** True for the first of its kind, which is also opened directly. */
  isFirst: boolean
}

/** Placeholder for the id of an audit entry, known at runtime. */
export const AUDIT_ENTRY = ':entry'
/** Placeholder for the id of an open change request. */
export const OPEN_CHANGE = ':change'

export const RELEASE = ':release'

/** Placeholder for the id of a submission. */
export const SUBMISSION = ':submission-'

/** Placeholders for ids that are not numbers. */
const IDS: Readonly<Partial<Record<CustomScreenName, string>>> = {
  auditDetail: AUDIT_ENTRY,
  releaseDetail: RELEASE,
  workflowDetail: OPEN_CHANGE,
}

const idIn = ({ screen: { custom, form } }: Route): string =>
  custom === 'inboxDetail' ? `${SUBMISSION}${form ?? ''}` : (IDS[custom ?? 'publishing'] ?? '1')

const READY: Record<Exclude<Route['kind'], 'custom'>, string> = {
  list: 'main :is(table, [role=treegrid])',
  add: 'main form',
  edit: 'main form',
  grid: 'main :is([role=grid], ul[data-rows])',
  section: 'main form',
}
const CUSTOM_READY =
  'main :is(table, dl, ul[aria-label], ol[aria-labelledby], [role=radiogroup], [data-empty])'

function headingOf(route: Route, language: Language): string | undefined {
  const label = routeLabel(route)[language]
  const isNamedByItself = ['workflowDetail', 'inboxDetail', 'participants', 'releaseDetail'].includes(
    route.screen.custom ?? '',
  )
  if (route.kind === 'edit' || isNamedByItself) return undefined
  // below a record the record names the section, elsewhere the area
  if (route.kind === 'section' && !route.url.includes('/:')) return `${route.area.label[language]}: ${label}`
  if (route.kind === 'add') return translator(editorTexts)[language]('form.add', { name: label })
  return label
}

const routesIn = (office: Office) => AREAS.flatMap((area) => routesOf(area, office))

/** Equal in both offices for the same screen. */
const screenOf = (route: Route, office: Office) =>
  JSON.stringify([
    route.area.key,
    route.area.screens.indexOf(route.screen),
    basesOf(route.area, route.screen, office).indexOf(route.base),
    route.kind,
  ])

/** Distributes screens between the offices: shared ones alternate, others go to their only office. */
function dealtScreens(): Map<string, Office> {
  const [older, newer] = OFFICES.map((office) => routesIn(office).map((route) => screenOf(route, office)))
  const dealt = new Map<string, Office>((older ?? []).map((screen) => [screen, 'dashboard']))
  for (const [index, screen] of (newer ?? []).entries())
    if (index % 2 === 0 || !dealt.has(screen)) dealt.set(screen, 'dashboard2')
  return dealt
}

/**
 * URLs to open in an office: screens with new parts, the first of each kind, and half of the others.
 * The demo content has a record 1 of every type.
 */
export function addressesOf(office: Office): Address[] {
  const [isNew, isFirst] = [newLooks(), newLooks()]
  const dealt = dealtScreens()
  return routesIn(office)
    .map((route) => ({
      url: route.url.replaceAll(/:\w+\??/g, idIn(route)),
      office,
      area: route.area.key,
      ready: route.kind === 'custom' ? CUSTOM_READY : READY[route.kind],
      heading: (language: Language) => headingOf(route, language),
      isNew: isNew(screenLooks(route)),
      isFirst: isFirst([`${route.kind} ${route.screen.custom}`]),
      isDealt: dealt.get(screenOf(route, office)) === office,
    }))
    .filter((address) => address.isNew || address.isFirst || address.isDealt)
}

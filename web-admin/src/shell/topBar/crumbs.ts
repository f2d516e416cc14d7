import { OFFICES, type Office } from '@flou/shared/content/offices.ts'
import { AREAS } from '@flou/shared/content/registry.ts'
import { plainBaseOf, routesOf } from '@flou/shared/content/routing/routes.ts'
import { titleBelow } from '@flou/shared/content/routing/sidebar.ts'
import type { Language, Text } from '@flou/shared/locale.ts'
import { capitalized } from '@flou/shared/strings/letters.ts'
import { CALENDAR_PATH, INBOX_PATH, OVERVIEW_PATH, PROFILE_PATH } from '../../core/offices/office.ts'
import { shellTexts } from '../../core/texts/shell.ts'
import { startTexts } from '../../core/texts/start.ts'

export interface Crumb {
  name: string
  url?: string | undefined
}

interface Named {
  label: Text
  url?: string | undefined
  /** Type of the record whose id the path has before this screen. */
  parentType?: string | undefined
}

const WORDS: Readonly<Record<string, Text>> = {
  add: { en: 'Add', id: 'Tambah' },
  edit: { en: 'Edit', id: 'Ubah' },
  detail: { en: 'Detail', id: 'Detail' },
  dashboard: { en: 'Dashboard', id: 'Dasbor' },
  dashboard2: { en: 'Dashboard2', id: 'Dasbor2' },
  [CALENDAR_PATH]: startTexts['start.calendar'],
  [INBOX_PATH]: shellTexts['shell.inbox'],
  [OVERVIEW_PATH]: startTexts['start.title'],
  [PROFILE_PATH]: { en: 'Profile', id: 'Profil' },
}

const anyId = (path: string) => path.replaceAll(/\/:\w+\??/g, '/:')

function namesIn(office: Office): [pattern: string, named: Named][] {
  return AREAS.flatMap((area) => {
    const screens = routesOf(area, office)
      .filter(({ kind }) => kind !== 'add' && kind !== 'edit')
      .map(({ url, kind, screen, type }): [string, Named] => {
        const { label = area.label } = screen
        const grid = type && !type.single && kind === 'grid' ? type.grid?.label : undefined
        const parentType = type?.single ? type.below : type?.parent?.type
        return [anyId(url), { label: grid ?? label, url, parentType }]
      })
    const start = `/${office}/${area.path[office]}`
    const url = area.screens.flatMap((screen) => plainBaseOf(area, screen, office) ?? [])[0]
    const group = area.group && start.slice(0, start.lastIndexOf('/'))
    return [
      ...screens,
      [start, { label: area.label, url }],
      ...(group !== undefined && area.group && group !== `/${office}`
        ? [[group, { label: area.group.label }] satisfies [string, Named]]
        : []),
    ]
  })
}

const NAMED: ReadonlyMap<string, Named> = new Map(OFFICES.flatMap(namesIn))

const isId = (segment: string) => /^(?:\d+|[0-9A-HJKMNP-TV-Z]{26}|[0-9a-f]{32})$/.test(segment)

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '')

/** Type and id of the record that a screen is below, such as the product of packages. */
export function parentIn(path: string): { type: string; id: number } | undefined {
  const segments = segmentsOf(path)
  const at = segments.findIndex((segment, index) => isId(segment) && index < segments.length - 1)
  if (at < 0) return undefined
  const type = NAMED.get(patternOf(segments.slice(0, at + 2)))?.parentType
  return type === undefined ? undefined : { type, id: Number(segments[at]) }
}

const patternOf = (segments: readonly string[]) =>
  `/${segments.map((segment) => (isId(segment) ? ':' : segment)).join('/')}`

/**
 * Crumbs of a path, its end first, without ids. Screens have the names of the sidebar; other segments are
 * capitalised.
 */
export function crumbsOf(path: string, language: Language): (Crumb & { isId: boolean })[] {
  const segments = segmentsOf(path)
  let above = ''
  return segments
    .map((segment, index) => {
      const named = NAMED.get(patternOf(segments.slice(0, index + 1)))
      const label = named?.label ?? WORDS[segment]
      const name = label?.[language] ?? segment.split('-').map(capitalized).join(' ')
      const url = named?.url?.includes(':') ? `/${segments.slice(0, index + 1).join('/')}` : named?.url
      const crumb = { name: titleBelow(above, name), url, isId: isId(segment) }
      above = isId(segment) ? above : name
      return crumb
    })
    .reverse()
}

export const breadcrumb = (path: string, language: Language): string =>
  crumbsOf(path, language)
    .flatMap(({ name, isId }) => (isId ? [] : [name]))
    .join(' » ')

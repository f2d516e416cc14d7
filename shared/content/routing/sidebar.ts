import type { Language } from '../../locale.ts'
import type { Area } from '../screens.ts'
import { OFFICES, type AreaIcon, type HeadingName, type Office } from '../offices.ts'
import type { Permission } from '../permissions.ts'
import { apiPathOf, plainBaseOf } from './routes.ts'
import { capitalized } from '../../strings/letters.ts'

export interface SidebarEntry {
  title: string
  icon: AreaIcon
  url: string
  active: boolean
  child: boolean
  children: SidebarEntry[]
  /** Set on the first level only. */
  heading?: HeadingName
}

interface Reader {
  office: Office
  permitted: ReadonlySet<Permission>
  language: Language
}

/**
 * Builds the sidebar of permitted areas. Nested screens become children; screens below a parent id are
 * omitted.
 */
export function sidebarOf(areas: readonly Area[], reader: Reader): SidebarEntry[] {
  const permitted = areas.filter((area) => reader.permitted.has(area.permission))
  const groupOf = (area: Area) => (reader.office === 'dashboard2' ? area.group : undefined)
  return permitted.flatMap((area) => {
    const group = groupOf(area)
    const { heading } = area
    if (!group) return [{ ...areaEntry(area, reader), heading }].filter(({ url }) => url !== '')
    const members = permitted.filter((other) => groupOf(other) === group)
    if (members[0] !== area) return []
    const entry = above({ title: group.label[reader.language], icon: group.icon }, membersOf(members, reader))
    return [{ ...entry, heading }]
  })
}

const membersOf = (areas: readonly Area[], reader: Reader) => areas.map((area) => areaEntry(area, reader))

const officeOf = ({ screens }: Area, office: Office): Office =>
  screens.some(({ path }) => path[office].length > 0)
    ? office
    : (OFFICES.find((other) => other !== office) ?? office)

function areaEntry(area: Area, { office, language }: Reader): SidebarEntry {
  const { icon } = area
  const screens = area.screens.flatMap((screen) => {
    const url = screen.isUnlisted ? undefined : plainBaseOf(area, screen, officeOf(area, office))
    const title = (screen.label ?? area.label)[language]
    return url ? [{ path: apiPathOf(area, screen), entry: above({ title, url, icon }) }] : []
  })
  const start = `/dashboard/${area.path.dashboard2}`
  const isBelow = (path: string, other: string) =>
    ![start, ''].includes(other) && path.startsWith(`${other}/`)
  const children = screens
    .filter(({ path }) => !screens.some((other) => isBelow(path, other.path)))
    .map(({ path, entry }) => {
      const below = screens.filter((other) => isBelow(other.path, path)).map((other) => other.entry)
      return below.length === 0 ? entry : above(entry, [entry, ...below.map(removeName(entry.title))])
    })
  return above({ title: area.label[language], icon }, children)
}

const removeName = (name: string) => (entry: SidebarEntry) => ({
  ...entry,
  title: titleBelow(name, entry.title),
})

/** Removes the parent's name: `Documentation: header` becomes `Header`. */
export const titleBelow = (name: string, title: string): string =>
  capitalized(title.startsWith(`${name}: `) ? title.slice(name.length + 2) : title)

function above(
  { title, icon, url }: Pick<SidebarEntry, 'title' | 'icon'> & { url?: string },
  children: SidebarEntry[] = [],
): SidebarEntry {
  const isParent = children.length > 1
  return {
    title,
    icon,
    url: url ?? children[0]?.url ?? '',
    active: false,
    child: isParent,
    children: isParent ? children : [],
  }
}

export const isActiveEntry = (url: string, path: string): boolean =>
  path === url || path === `${url}/add` || path === `${url}/edit` || path.startsWith(`${url}/edit/`)

import type { Language } from '../../locale.ts'
import type { Area } from '../define.ts'
import type { AreaIcon, Office } from '../offices.ts'
import type { Permission } from '../permissions.ts'
import { plainBaseOf } from './routes.ts'

/** A sidebar entry as `GET /api/dashboard/sidebar` answers it (spec §7). */
export interface SidebarEntry {
  title: string
  icon: AreaIcon
  url: string
  active: boolean
  child: boolean
  children: SidebarEntry[]
}

/**
 * The sidebar of a back-office: one entry an area, one child a screen, in the order declared; screens below a parent's id
 * are reached from the parent. Only areas whose permission is among `permitted` (spec §2).
 */
export function sidebarOf(
  areas: readonly Area[],
  { office, permitted, language }: { office: Office; permitted: ReadonlySet<Permission>; language: Language },
): SidebarEntry[] {
  return areas
    .filter((area) => permitted.has(area.permission))
    .map((area) => {
      const children = area.screens.flatMap((screen) => {
        const url = plainBaseOf(area, screen, office)
        return url ? [entry({ title: (screen.label ?? area.label)[language], url, icon: area.icon })] : []
      })
      const first = children[0]
      return entry({
        title: area.label[language],
        url: first?.url ?? '',
        icon: area.icon,
        children: children.length > 1 ? children : [],
      })
    })
}

type EntrySpec = Pick<SidebarEntry, 'title' | 'url' | 'icon'> & { children?: SidebarEntry[] }

const entry = ({ children = [], ...spec }: EntrySpec): SidebarEntry => ({
  ...spec,
  active: false,
  child: children.length > 0,
  children,
})

/** True where `path` is the entry's url, its add page or one of its edit pages (spec §2). */
export const isActiveEntry = (url: string, path: string): boolean =>
  path === url || path === `${url}/add` || path === `${url}/edit` || path.startsWith(`${url}/edit/`)

import type { Permission } from '@flou/shared/content/permissions.ts'
import type { MantineThemeOverride } from '@mantine/core'
import type { Office } from '@flou/shared/content/offices.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { SidebarEntry } from '@flou/shared/content/routing/sidebar.ts'
import type { ComponentType } from 'react'
import type { Route } from '@flou/shared/content/routing/routes.ts'

interface Reader {
  permissions: readonly Permission[]
  language: Language
}

/** Office design: path prefix, theme and layout. Screens are independent of it. */
export interface OfficeDesign {
  readonly office: Office
  readonly otherOffice: Office
  readonly theme: MantineThemeOverride
  /** Colour set in `AppLayout.module.css`. */
  readonly look: string
  readonly hasLoadingBar: boolean
  loadEntries: (reader: Reader) => Promise<readonly SidebarEntry[]>
}

export interface ScreenProps {
  route: Route
}
export type Screen = ComponentType<ScreenProps>

export const PROFILE_PATH = 'profile'

/** Inbox over all forms; each form also has its own list. */
export const INBOX_PATH = 'inbox'

/** Work of the signed-in user over all areas. */
export const OVERVIEW_PATH = 'overview'
export const overviewPathOf = (office: Office): string => `/${office}/${OVERVIEW_PATH}`

export const CALENDAR_PATH = 'calendar'
export const calendarPathOf = (office: Office): string => `/${office}/${CALENDAR_PATH}`

export const releasePathOf = (office: Office, id = ''): string =>
  `/${office}/releases${id === '' ? '' : `/detail/${id}`}`

export const homePathOf = (office: Office): string => `/${office}/home-page`

/** Returns the path of a change request; exists in the newer office only. */
export const changeRequestPath = (id: string): string => `/dashboard2/workflow/detail/${id}`

export const CHANGE_REQUESTS_PATH = '/dashboard2/workflow'

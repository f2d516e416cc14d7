import type { Permission } from '@flou/shared/content/permissions.ts'
import type { MantineThemeOverride } from '@mantine/core'
import type { Office } from '@flou/shared/content/offices.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { SidebarEntry } from '@flou/shared/content/routing/sidebar.ts'

/** For whom a sidebar is. */
export interface Reader {
  permissions: readonly Permission[]
  language: Language
}

/** An office is a prefix, a theme and a layout; screens know nothing of it. */
export interface OfficeDesign {
  readonly office: Office
  /** The first address below it. */
  readonly home: string
  readonly other: Office
  readonly theme: MantineThemeOverride
  /** Names the colours of the frame, in `AppLayout.module.css`. */
  readonly look: string
  readonly hasLoadingBar: boolean
  /** The sidebar's entries, asked for or derived. */
  loadEntries: (reader: Reader) => Promise<readonly SidebarEntry[]>
}

import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { SidebarEntry } from '@flou/shared/content/routing/sidebar.ts'
import { api } from '../session/current.ts'
import type { OfficeDesign } from './office.ts'
import { theme } from './theme.ts'

export const dashboard: OfficeDesign = {
  office: 'dashboard',
  otherOffice: 'dashboard2',
  theme: theme({ primaryColor: 'ink' }),
  look: 'lightFrame',
  hasLoadingBar: true,
  loadEntries: async () => (await api<SidebarEntry[]>(`${STAFF_PATHS.sidebar}?office=dashboard`)).data,
}

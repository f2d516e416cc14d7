import { REGISTRY } from '@flou/shared/content/registry.ts'
import { sidebarOf } from '@flou/shared/content/routing/sidebar.ts'
import type { OfficeDesign } from './office.ts'
import { theme } from './theme.ts'

export const dashboard2: OfficeDesign = {
  office: 'dashboard2',
  otherOffice: 'dashboard',
  theme: theme({ primaryColor: 'leaf' }),
  look: 'darkFrame',
  hasLoadingBar: false,
  loadEntries: ({ permissions, language }) =>
    Promise.resolve(
      sidebarOf(REGISTRY.areas, { office: 'dashboard2', permitted: new Set(permissions), language }),
    ),
}

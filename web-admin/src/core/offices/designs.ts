import type { Office } from '@flou/shared/content/offices.ts'
import { dashboard } from './dashboard.ts'
import { dashboard2 } from './dashboard2.ts'
import type { OfficeDesign } from './office.ts'

export const OFFICE_DESIGNS = { dashboard, dashboard2 } as const satisfies Record<Office, OfficeDesign>

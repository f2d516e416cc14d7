import type { PermissionEntry } from '@flou/shared/content/fields/value.ts'
import { grantNames } from '@flou/shared/content/labels/permissionName.ts'
import { grantsIn } from '@flou/shared/content/permissions.ts'
import { CountCell } from '../cells.tsx'
import type { FieldKindModule } from '../kindModule.ts'

export const permissions: FieldKindModule = {
  Cell: CountCell,
  isName: false,
  text: (value) =>
    grantNames(grantsIn(Array.isArray(value) ? (value as PermissionEntry[]) : []), 'en').join('\n'),
  diff: 'permissions',
  grid: undefined,
}

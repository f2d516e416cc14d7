import type { PermissionEntry } from '@flou/shared/content/fields/value.ts'
import { CountCell } from '../cells.tsx'
import type { FieldKindModule } from '../kindModule.ts'

export const permissions: FieldKindModule = {
  Cell: CountCell,
  isName: false,
  text: (value) =>
    (Array.isArray(value) ? (value as PermissionEntry[]) : [])
      .filter((entry) => entry.permitted)
      .map(({ menuName }) => menuName)
      .join('\n'),
  diff: 'permissions',
  grid: undefined,
}

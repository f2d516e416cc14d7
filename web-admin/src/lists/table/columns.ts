import type { ContentType } from '@flou/shared/content/define.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import type { Field } from '@flou/shared/content/declaration.ts'
import type { Text } from '@flou/shared/locale.ts'
import { partsOf } from '../../fields/kinds.ts'
import { sortableColumns } from '../listQuery.ts'

export interface Column {
  name: string
  label: Text
  field: Field | undefined
  isSortable: boolean
  isName: boolean
}

export function columnsOf(type: ContentType, names: readonly string[] = type.list.columns): Column[] {
  const sortable = sortableColumns(type)
  const fieldOf = (name: string) => type.declaration.fields[name] ?? type.declaration.localized[name]
  const canBeName = (name: string) => {
    const field = fieldOf(name)
    return field !== undefined && partsOf(field).isName
  }
  const naming = names.includes(type.title) ? type.title : names.find(canBeName)
  return names.map((name) => ({
    name,
    label: fieldLabel(type.key, name),
    field: fieldOf(name),
    isSortable: sortable.includes(name),
    isName: name === naming,
  }))
}

import type { ContentType } from '@flou/shared/content/define.ts'
import { fieldLabel } from '@flou/shared/content/labels.ts'
import type { Field } from '@flou/shared/content/shape.ts'
import type { Text } from '@flou/shared/locale.ts'
import { sortableColumns } from '../listQuery.ts'

export interface Column {
  name: string
  label: Text
  field: Field | undefined
  isSortable: boolean
}

/** The named columns of a type, with what their cells and headings need to know. */
export function columnsOf(type: ContentType, names: readonly string[] = type.list.columns): Column[] {
  const sortable = sortableColumns(type)
  return names.map((name) => ({
    name,
    label: fieldLabel(type.key, name),
    field: type.shape.fields[name] ?? type.shape.localized[name],
    isSortable: sortable.includes(name),
  }))
}

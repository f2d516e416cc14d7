import type { ContentType } from '@flou/shared/content/define.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import type { Field } from '@flou/shared/content/declaration.ts'
import type { Text } from '@flou/shared/locale.ts'
import { sortableColumns } from '../listQuery.ts'

export interface Column {
  name: string
  label: Text
  field: Field | undefined
  isSortable: boolean
  isName: boolean
}

/** Kinds that can name a record without a title column. */
const NAMING = new Set<string>(['text', 'longText', 'email', 'slug', 'reference'])

export function columnsOf(type: ContentType, names: readonly string[] = type.list.columns): Column[] {
  const sortable = sortableColumns(type)
  const fieldOf = (name: string) => type.declaration.fields[name] ?? type.declaration.localized[name]
  const naming = names.includes(type.title)
    ? type.title
    : names.find((name) => NAMING.has(fieldOf(name)?.kind ?? ''))
  return names.map((name) => ({
    name,
    label: fieldLabel(type.key, name),
    field: fieldOf(name),
    isSortable: sortable.includes(name),
    isName: name === naming,
  }))
}

import type { ContentType } from '@flou/shared/content/define.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import type { Field } from '@flou/shared/content/shape.ts'
import type { Text } from '@flou/shared/locale.ts'
import { sortableColumns } from '../listQuery.ts'

export interface Column {
  name: string
  label: Text
  field: Field | undefined
  isSortable: boolean
  /** True for the one that opens the record: its title, or what stands for it. */
  isName: boolean
}

/** Kinds that are names where a list does not show its type's title. */
const NAMING = new Set<string>(['text', 'longText', 'email', 'slug', 'reference'])

/** The named columns of a type, with what their cells and headings need to know. */
export function columnsOf(type: ContentType, names: readonly string[] = type.list.columns): Column[] {
  const sortable = sortableColumns(type)
  const fieldOf = (name: string) => type.shape.fields[name] ?? type.shape.localized[name]
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

import type { ListRow, RowReference } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { Field } from '@flou/shared/content/declaration.ts'
import { keys } from '../../store/keys.ts'
import { dataOf } from '../../store/liveItem.ts'
import { publicMedia } from '../../store/read/publicMedia.ts'
import type { Table } from '../../store/dynamo/table.ts'
import type { RecordItem } from '../../store/storedItems.ts'
import { titleOf } from '../../store/texts.ts'

interface Source {
  table: Table
  type: ContentType
  registry: Registry
}
interface Column {
  name: string
  target: string
}

const referenceColumns = ({ declaration, list }: ContentType): Column[] =>
  list.columns.flatMap((name) => {
    const field: Field | undefined = declaration.fields[name]
    return field && 'to' in field ? [{ name, target: String(field.to) }] : []
  })

/** Replaces ids with titles, read in one batch, so that renaming a record updates no others. */
export async function withReferences(rows: ListRow[], { table, type, registry }: Source): Promise<ListRow[]> {
  const columns = referenceColumns(type)
  if (columns.length === 0 || rows.length === 0) return rows
  const targets = rows.flatMap((row) =>
    columns.flatMap(({ name, target }) => {
      const ids = [row[name]].flat().map(Number)
      return ids.flatMap((id) => (id > 0 ? [{ name: `${target}#${id}`, key: keys.live(target, id) }] : []))
    }),
  )
  const items = await table.getAll(
    targets.map(({ key }) => key),
    { attributes: ['type', 'id', 'data'] },
  )
  const found = new Map(targets.map(({ name }, index) => [name, reference(items[index], registry)]))
  const referenceTo = (target: string, id: unknown) => found.get(`${target}#${Number(id)}`) ?? null
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      columns.map(({ name, target }) => {
        const { [name]: value } = row
        const isList = Array.isArray(value)
        return [name, isList ? value.map((id) => referenceTo(target, id)) : referenceTo(target, value)]
      }),
    ),
  }))
}

function reference(item: RecordItem | undefined, registry: Registry): RowReference | undefined {
  const type = item && registry.types.get(item.type)
  if (!type || type.single) return undefined
  const { id } = item
  const fields = dataOf(item)
  const isPicture = type.key === 'media'
  return {
    id,
    title: titleOf(type, fields),
    ...(isPicture && { image: publicMedia({ ...fields, id }, 'en').imageSmall }),
  }
}

import type { AnyType } from '@flou/shared/content/define.ts'
import type { ReferenceKey } from '@flou/shared/content/values/references.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { dataOf } from '../liveItem.ts'
import { GSI2, type Key } from '../keys.ts'
import { partitions } from '../partitions.ts'
import type { Table } from '../dynamo/table.ts'

/** A record or section that points at another record. */
export interface Holder {
  type: AnyType
  /** 0 for sections. */
  id: number
  fields: Record<string, unknown>
}

/** Enough to tell people where something is used. */
const MAX_HOLDERS = 50

/** The records and sections that point at `target`, also in a draft; what is in the trash does not count. */
export async function holdersOf(table: Table, registry: Registry, target: ReferenceKey): Promise<Holder[]> {
  const { items } = await table.query({
    IndexName: GSI2,
    KeyConditionExpression: 'gsi2pk = :target',
    ExpressionAttributeValues: { ':target': partitions.references(target) },
    ProjectionExpression: 'pk, sk',
    Limit: MAX_HOLDERS,
  })
  const keys = items.map(({ pk, sk }): Key => ({ pk: String(pk), sk: String(sk).replace(/#ref#.*$/, '') }))
  const holders = await table.getAll(keys, { attributes: ['type', 'id', 'data'] })
  const found = holders.flatMap((item) => {
    const type = registry.types.get(String(item?.['type']))
    return item && type ? [{ type, id: Number(item['id']), fields: dataOf(item) }] : []
  })
  // a record and its draft are one
  return [...new Map(found.map((holder) => [`${holder.type.key}#${holder.id}`, holder])).values()]
}

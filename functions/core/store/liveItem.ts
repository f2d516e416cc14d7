import type { StoredRecord } from '@flou/shared/api.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { inOneLanguage } from '@flou/shared/content/values/inOneLanguage.ts'
import type { ItemMeta, RecordItem } from './storedItems.ts'

/** Metadata only, in this order, which the API and the revisions keep. */
export const metaOf = ({
  id,
  version,
  state,
  created,
  updated,
  createdBy,
  updatedBy,
  live,
  onlyIn,
}: ItemMeta): ItemMeta => ({
  id,
  version,
  state,
  created,
  updated,
  createdBy,
  updatedBy,
  ...(live !== undefined && { live }),
  ...(onlyIn !== undefined && { onlyIn }),
})

/**
 * Converts to the API format: fields with metadata. Only here does `version` become `recordVersion`, because
 * fields may be named `version`.
 */
export const wireRecord = (
  fields: Record<string, unknown>,
  { id, version, ...meta }: ItemMeta,
): StoredRecord => ({ id, ...fields, ...meta, recordVersion: version })

export const recordOf = (item: RecordItem): StoredRecord => wireRecord(dataOf(item), metaOf(item))

/** Returns a record as visitors see it. */
export function publicRecordOf({ types }: Pick<Registry, 'types'>, item: RecordItem): StoredRecord {
  const record = recordOf(item)
  const type = types.get(item.type)
  return type && record.onlyIn ? inOneLanguage(type.declaration, record, record.onlyIn) : record
}

export const dataOf = ({ data }: Pick<RecordItem, 'data'>): Record<string, unknown> =>
  JSON.parse(data) as Record<string, unknown>

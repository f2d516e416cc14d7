import type { RecordMeta, StoredRecord } from '@flou/shared/api.ts'
import type { Item } from './dynamo/table.ts'

/** Stored metadata; the revision is an attribute outside the JSON, so field names cannot collide. */
export interface ItemMeta extends Omit<RecordMeta, 'recordVersion'> {
  version: number
}

/**
 * Stored record: metadata as attributes, fields as JSON in `data`, which is about five times cheaper than
 * nested attributes.
 */
export interface RecordItem extends ItemMeta {
  pk: string
  sk: string
  type: string
  data: string
  /** Server-only values such as password hashes; never in revisions, responses or logs. */
  secrets?: Record<string, string>
}

const META = ['id', 'version', 'state', 'created', 'updated', 'createdBy', 'updatedBy'] as const

export const metaOf = (item: object): ItemMeta => {
  const { live, ...meta } = item as Item
  const always = Object.fromEntries(META.map((name) => [name, meta[name]]))
  return { ...always, ...(live !== undefined && { live }) } as unknown as ItemMeta
}

/**
 * Converts to the API format: fields with metadata. Only here does `version` become `recordVersion`, because
 * fields may be named `version`.
 */
export const wireRecord = (
  fields: Record<string, unknown>,
  { id, version, ...meta }: ItemMeta,
): StoredRecord => ({ id, ...fields, ...meta, recordVersion: version })

export const recordOf = (item: Item): StoredRecord => wireRecord(dataOf(item), metaOf(item))

export const dataOf = (item: Item): Record<string, unknown> =>
  JSON.parse(String(item['data'])) as Record<string, unknown>

import type { RecordMeta, StoredRecord } from '@flou/shared/api.ts'
import type { Item } from './dynamo/table.ts'

/** Meta as it is stored: the record's version is an attribute beside the text of its fields, where no name collides. */
export interface ItemMeta extends Omit<RecordMeta, 'recordVersion'> {
  version: number
}

/**
 * How a record or section is stored, live and as a version: meta as attributes, the declared fields as JSON text in `data`.
 * Text costs a fifth of what nested attributes cost to read and write, and the live item and its version share it.
 */
export interface RecordItem extends ItemMeta {
  pk: string
  sk: string
  /** Key of the content type or section. */
  type: string
  data: string
  /** Hashes of passwords and other server-only values; on the live item only, never in a version, an answer or the log. */
  secrets?: Record<string, string>
}

const META = ['id', 'version', 'state', 'created', 'updated', 'createdBy', 'updatedBy'] as const

/** Meta of an item or a snapshot. */
export const metaOf = (item: object): ItemMeta => {
  const { live, ...meta } = item as Item
  const always = Object.fromEntries(META.map((name) => [name, meta[name]]))
  return { ...always, ...(live !== undefined && { live }) } as unknown as ItemMeta // all items have it
}

/**
 * A record as it travels: declared fields flat, meta beside them. The one place where meta gets the names of the wire, so that fields
 * keep those of the specification: `version` of a package is its own, as is the `id` in the header of customer stories.
 */
export const wireRecord = (
  fields: Record<string, unknown>,
  { id, version, ...meta }: ItemMeta,
): StoredRecord => ({ id, ...fields, ...meta, recordVersion: version })

/** The record in a live item or version. */
export const recordOf = (item: Item): StoredRecord => wireRecord(dataOf(item), metaOf(item))

/** The declared fields of a live item or version. */
export const dataOf = (item: Item): Record<string, unknown> =>
  JSON.parse(String(item['data'])) as Record<string, unknown> // written by `save` only

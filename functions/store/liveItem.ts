import type { RecordMeta, StoredRecord } from '@flou/shared/api.ts'
import type { Item } from './dynamo/table.ts'

/**
 * How a record or section is stored, live and as a version: meta as attributes, the declared fields as JSON text in `data`.
 * Text costs a fifth of what nested attributes cost to read and write, and the live item and its version share it.
 */
export interface RecordItem extends RecordMeta {
  pk: string
  sk: string
  /** Key of the content type or section. */
  type: string
  data: string
  /** Hashes of passwords, by field; on the live item only, never in a version, an answer or the log. */
  secrets?: Record<string, string>
}

const META = ['id', 'version', 'state', 'created', 'updated', 'createdBy', 'updatedBy'] as const

/** Meta of an item or a snapshot, as the API shows it. */
export const metaOf = (item: object): RecordMeta => {
  const { live, ...meta } = item as Item
  const always = Object.fromEntries(META.map((name) => [name, meta[name]]))
  return { ...always, ...(live !== undefined && { live }) } as unknown as RecordMeta // all items have it
}

/** The record in a live item or version: declared fields flat, meta beside them. Meta wins over a field of the same name. */
export const recordOf = (item: Item): StoredRecord => ({ ...dataOf(item), ...metaOf(item) })

/** The declared fields of a live item or version. */
export const dataOf = (item: Item): Record<string, unknown> =>
  JSON.parse(String(item['data'])) as Record<string, unknown> // written by `save` only

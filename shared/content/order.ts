import type { ContentType } from './define.ts'

export const inOrder = <T extends { order: number }>(items: readonly T[]): T[] =>
  items.toSorted((one, other) => one.order - other.order)

export interface VersionedRecord {
  id: number
  recordVersion: number
}

/** Records of one parent in the requested order. Records of other parents move to this one. */
export interface OrderBelow {
  type: string
  parentId: number
  records: readonly VersionedRecord[]
}

/**
 * Body of `PUT <screen>/order`: all records of a list in order, optionally with nested lists. The response
 * has the new record versions.
 */
export interface OrderRequest {
  records: readonly VersionedRecord[]
  below?: readonly OrderBelow[]
}

export interface ConflictingRecord {
  type: string
  id: number
  titles: { en: string; id: string }
}

/** Changes of the lists since they were read: `data` of the error. */
export interface OrderConflict {
  added: readonly ConflictingRecord[]
  removed: readonly ConflictingRecord[]
  moved: readonly ConflictingRecord[]
}

export const isOrdered = ({ list, declaration }: ContentType): boolean =>
  list.sortBy === 'order' && list.descending !== true && declaration.fields['order']?.kind === 'number'

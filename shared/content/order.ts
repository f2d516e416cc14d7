import type { ContentType } from './define.ts'

/** A record, and the version at which somebody knows it. */
export interface KnownRecord {
  id: number
  recordVersion: number
}

/** The records of one parent, in the order wanted. One that has another parent so far moves to this one. */
export interface OrderBelow {
  /** Key of the type. */
  type: string
  parentId: number
  records: readonly KnownRecord[]
}

/**
 * `PUT <screen>/order`: all records of a list in the order wanted, and of lists below its records where those are arranged, too.
 * The answer is the same with the versions it led to.
 */
export interface OrderRequest {
  records: readonly KnownRecord[]
  below?: readonly OrderBelow[]
}

/** A record that stands in the way of an arrangement. */
export interface InTheWay {
  type: string
  id: number
  titles: { en: string; id: string }
}

/** What has happened to the lists since they were read: `data` of the refusal. */
export interface OrderConflict {
  added: readonly InTheWay[]
  removed: readonly InTheWay[]
  /** Put elsewhere by somebody else. */
  moved: readonly InTheWay[]
}

/** True for types whose records editors arrange: their lists go by `order` (decision 34). */
export const isOrdered = ({ list, shape }: ContentType): boolean =>
  list.sortBy === 'order' && list.descending !== true && shape.fields['order']?.kind === 'number'

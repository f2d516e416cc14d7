import type { ArrangedRecord } from '@flou/shared/approval/changeRequestDetail.ts'
import { sequenceDiff } from '../../../fields/diff/sequenceDiff.ts'

const listOf = ({ type, to }: ArrangedRecord) => `${type}#${to.parentId}`

/** Returns records that were moved between lists or relative to their siblings (sequence diff). */
export function movedRecords(order: readonly ArrangedRecord[]): ReadonlySet<ArrangedRecord> {
  const moved = new Set<ArrangedRecord>()
  for (const list of Map.groupBy(order, listOf).values()) {
    const stayed = list.filter(({ from, to }) => from?.parentId === to.parentId)
    for (const record of list) if (!stayed.includes(record)) moved.add(record)
    const before = stayed.toSorted((one, other) => (one.from?.position ?? 0) - (other.from?.position ?? 0))
    for (const { kind, values } of sequenceDiff(before, stayed))
      if (kind === 'added') for (const record of values) moved.add(record)
  }
  return moved
}

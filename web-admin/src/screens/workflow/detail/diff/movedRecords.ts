import type { ArrangedRecord } from '@flou/shared/changes/detail.ts'
import { sequenceDiff } from '../../../../content/compare/diff/sequenceDiff.ts'

const listOf = ({ type, to }: ArrangedRecord) => `${type}#${to.parentId}`

/**
 * The records that somebody has moved: those that have another list, or another place among the others of theirs. Records that only made
 * room have not moved.
 */
export function movedRecords(order: readonly ArrangedRecord[]): ReadonlySet<ArrangedRecord> {
  const moved = new Set<ArrangedRecord>()
  for (const list of Map.groupBy(order, listOf).values()) {
    const stayed = list.filter(({ from, to }) => from?.parentId === to.parentId)
    for (const record of list) if (!stayed.includes(record)) moved.add(record)
    const before = stayed.toSorted((one, other) => (one.from?.place ?? 0) - (other.from?.place ?? 0))
    for (const { kind, values } of sequenceDiff(before, stayed))
      if (kind === 'added') for (const record of values) moved.add(record)
  }
  return moved
}

import type { ArrangedRecord } from '@flou/shared/approval/changeRequestDetail.ts'
import type { OrderRequest, VersionedRecord } from '@flou/shared/content/order.ts'
import type { StoredReleaseItem } from '../store/storedRelease.ts'

/** Returns the order of lists before a reordering; versions are read when it is undone. */
export function orderBefore(
  { type, parentId = 0 }: Pick<StoredReleaseItem, 'type' | 'parentId'>,
  arranged: readonly ArrangedRecord[],
): OrderRequest {
  const lists = Map.groupBy(
    arranged.flatMap(({ type: key, id, from }) => (from ? [{ key, id, from }] : [])),
    ({ key, from }) => `${key}#${from.parentId}`,
  )
  const recordsOf = (name: string): VersionedRecord[] =>
    (lists.get(name) ?? [])
      .toSorted((one, other) => one.from.position - other.from.position)
      .map(({ id }) => ({ id, recordVersion: 0 }))
  const own = `${type}#${parentId}`
  const below = [...lists.keys()].filter((name) => name !== own)
  return {
    records: recordsOf(own),
    below: below.map((name) => {
      const [key = '', parent] = name.split('#')
      return { type: key, parentId: Number(parent), records: recordsOf(name) }
    }),
  }
}

import { sequenceDiff } from './sequenceDiff.ts'

export type ItemChange =
  | { state: 'added'; to: number; after: unknown }
  | { state: 'removed'; from: number; before: unknown }
  | { state: 'moved' | 'changed'; from: number; to: number; before: unknown; after: unknown }

interface Placed {
  json: string
  position: number
  value: unknown
}

const placedOf = (items: readonly unknown[]): Placed[] =>
  items.map((value, index) => ({ json: JSON.stringify(value), position: index + 1, value }))

/** Equal entries at other positions have moved. */
function takeMoved(removed: Placed[], added: Placed[]): ItemChange[] {
  const moved: ItemChange[] = []
  for (const item of removed.slice()) {
    const found = added.find(({ json }) => json === item.json)
    if (!found) continue
    removed.splice(removed.indexOf(item), 1)
    added.splice(added.indexOf(found), 1)
    moved.push({
      state: 'moved',
      from: item.position,
      to: found.position,
      before: item.value,
      after: found.value,
    })
  }
  return moved
}

const positionOf = (change: ItemChange) => ('to' in change ? change.to : change.from)

/** Compares lists of entries without ids: equal entries match, the remaining ones pair up in order. */
export function itemsDiff(before: readonly unknown[], after: readonly unknown[]): ItemChange[] {
  const runs = sequenceDiff(placedOf(before), placedOf(after), (one, other) => one.json === other.json)
  const removed = runs.flatMap(({ kind, values }) => (kind === 'removed' ? values : []))
  const added = runs.flatMap(({ kind, values }) => (kind === 'added' ? values : []))
  const moved = takeMoved(removed, added)
  const changed = removed.slice(0, added.length).map((one, index): ItemChange => {
    const other = added[index] ?? one
    return { state: 'changed', from: one.position, to: other.position, before: one.value, after: other.value }
  })
  const removals = removed.slice(added.length).map((one): ItemChange => ({
    state: 'removed',
    from: one.position,
    before: one.value,
  }))
  const additions = added.slice(removed.length).map((one): ItemChange => ({
    state: 'added',
    to: one.position,
    after: one.value,
  }))
  return [...moved, ...changed, ...removals, ...additions].toSorted(
    (one, other) => positionOf(one) - positionOf(other),
  )
}

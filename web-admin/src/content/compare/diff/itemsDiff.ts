import { sequenceDiff } from './sequenceDiff.ts'

/** What became of an entry of a list; positions count from 1. */
export type ItemChange =
  | { state: 'added'; to: number; after: unknown }
  | { state: 'removed'; from: number; before: unknown }
  | { state: 'moved' | 'changed'; from: number; to: number; before: unknown; after: unknown }

interface Placed {
  said: string
  place: number
  value: unknown
}

const placedOf = (items: readonly unknown[]): Placed[] =>
  items.map((value, index) => ({ said: JSON.stringify(value), place: index + 1, value }))

/** Entries that said the same elsewhere have moved. */
function takeMoved(removed: Placed[], added: Placed[]): ItemChange[] {
  const moved: ItemChange[] = []
  for (const item of removed.slice()) {
    const found = added.find(({ said }) => said === item.said)
    if (!found) continue
    removed.splice(removed.indexOf(item), 1)
    added.splice(added.indexOf(found), 1)
    moved.push({ state: 'moved', from: item.place, to: found.place, before: item.value, after: found.value })
  }
  return moved
}

const placeOf = (change: ItemChange) => ('to' in change ? change.to : change.from)

/**
 * How a list of nested entries became another. Entries have no ids: what says the same is the same one; of the rest, the first that
 * went is taken to have become the first that came.
 */
export function itemsDiff(before: readonly unknown[], after: readonly unknown[]): ItemChange[] {
  const runs = sequenceDiff(placedOf(before), placedOf(after), (one, other) => one.said === other.said)
  const removed = runs.flatMap(({ kind, values }) => (kind === 'removed' ? values : []))
  const added = runs.flatMap(({ kind, values }) => (kind === 'added' ? values : []))
  const moved = takeMoved(removed, added)
  const changed = removed.slice(0, added.length).map((one, index): ItemChange => {
    const other = added[index] ?? one
    return { state: 'changed', from: one.place, to: other.place, before: one.value, after: other.value }
  })
  const gone = removed.slice(added.length).map((one): ItemChange => ({
    state: 'removed',
    from: one.place,
    before: one.value,
  }))
  const come = added.slice(removed.length).map((one): ItemChange => ({
    state: 'added',
    to: one.place,
    after: one.value,
  }))
  return [...moved, ...changed, ...gone, ...come].toSorted((one, other) => placeOf(one) - placeOf(other))
}

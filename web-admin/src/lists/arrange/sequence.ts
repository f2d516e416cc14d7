import { inserted, moved, without } from '../../fields/nested/listOrder.ts'

interface Branch {
  id: number
  below: readonly number[]
}

export type Sequence = readonly Branch[]

/** Position among siblings; `parentId` is undefined at the top. */
export interface Spot {
  parentId: number | undefined
  index: number
}

export const moveBranch = (sequence: Sequence, from: number, to: number): Sequence =>
  moved(sequence, from, Math.max(0, Math.min(to, sequence.length - 1)))

export const moveBelow = (sequence: Sequence, id: number, { parentId, index }: Spot): Sequence =>
  sequence.map((branch) => {
    const at = branch.below.indexOf(id)
    const others = at < 0 ? branch.below : without(branch.below, at)
    if (branch.id === parentId) return { ...branch, below: inserted(others, index, id) }
    return at < 0 ? branch : { ...branch, below: others }
  })

export const spotOf = (sequence: Sequence, id: number, isBelow: boolean): Spot | undefined => {
  if (!isBelow) {
    const index = sequence.findIndex((branch) => branch.id === id)
    return index < 0 ? undefined : { parentId: undefined, index }
  }
  const parent = sequence.find(({ below }) => below.includes(id))
  return parent && { parentId: parent.id, index: parent.below.indexOf(id) }
}

const textOf = (sequence: Sequence) => sequence.map(({ id, below }) => `${id}:${below.join()}`).join(';')

export const isSame = (one: Sequence, other: Sequence): boolean => textOf(one) === textOf(other)

const common = (one: Sequence, other: Sequence): Sequence => {
  const ids = new Set(other.map(({ id }) => id))
  const below = new Set(other.flatMap((branch) => branch.below))
  return one
    .filter(({ id }) => ids.has(id))
    .map((branch) => ({ id: branch.id, below: branch.below.filter((id) => below.has(id)) }))
}

/** True if records were only added or removed, not moved. */
export const isUnmoved = (before: Sequence, now: Sequence): boolean =>
  isSame(common(before, now), common(now, before))

/** Applies the `target` order to the `fresh` ids; new ids follow their predecessor in `fresh`. */
function followed(
  target: readonly number[],
  fresh: readonly number[],
  existing: ReadonlySet<number>,
): number[] {
  const list = target.filter((id) => existing.has(id))
  for (const [at, id] of fresh.entries()) {
    if (list.includes(id)) continue
    const before = fresh[at - 1]
    list.splice(before === undefined ? 0 : list.indexOf(before) + 1, 0, id)
  }
  return list
}

export function rebased(target: Sequence, fresh: Sequence): Sequence {
  const existing = new Set(fresh.map(({ id }) => id))
  const order = followed(
    target.map(({ id }) => id),
    fresh.map(({ id }) => id),
    existing,
  )
  const existingBelow = new Set(fresh.flatMap(({ below }) => below))
  const placed = new Set(target.filter(({ id }) => existing.has(id)).flatMap(({ below }) => below))
  return order.map((id) => {
    const own = target.find((branch) => branch.id === id)?.below ?? []
    const now = fresh.find((branch) => branch.id === id)?.below ?? []
    const fitting = now.filter((one) => own.includes(one) || !placed.has(one))
    return { id, below: followed(own, fitting, existingBelow) }
  })
}

export interface Line {
  id: number
  parentId: number | undefined
}

export const linesOf = (sequence: Sequence, isOpen: (id: number) => boolean): Line[] =>
  sequence.flatMap(({ id, below }) => [
    { id, parentId: undefined },
    ...(isOpen(id) ? below.map((one) => ({ id: one, parentId: id })) : []),
  ])

/** Returns the spot of a record dropped as line `to`; in a closed branch, its end. */
export function spotAt(
  sequence: Sequence,
  others: readonly Line[],
  { to, isOpen }: { to: number; isOpen: (id: number) => boolean },
): Spot {
  const above = others.slice(0, Math.max(1, to))
  const parentId = above.findLast((line) => line.parentId === undefined)?.id
  const visible = above.filter((line) => line.parentId === parentId).length
  const all = sequence.find(({ id }) => id === parentId)?.below.length ?? 0
  return { parentId, index: parentId !== undefined && isOpen(parentId) ? visible : all }
}

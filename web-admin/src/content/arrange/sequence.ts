import { inserted, moved, without } from '../fields/nested/listOrder.ts'

/** A record and, in a tree, those below it, by their ids. */
export interface Branch {
  id: number
  below: readonly number[]
}

/** The order of a list, with that of the lists below its records. */
export type Sequence = readonly Branch[]

/** Where a record stands among those of the same parent; `parentId` undefined at the top. */
export interface Spot {
  parentId: number | undefined
  index: number
}

/** Puts a branch, with all that is below it, to another place; beyond either end, to that end. */
export const moveBranch = (sequence: Sequence, from: number, to: number): Sequence =>
  moved(sequence, from, Math.max(0, Math.min(to, sequence.length - 1)))

/** Puts a record below another one, or elsewhere below its own. */
export const moveBelow = (sequence: Sequence, id: number, { parentId, index }: Spot): Sequence =>
  sequence.map((branch) => {
    const at = branch.below.indexOf(id)
    const others = at < 0 ? branch.below : without(branch.below, at)
    if (branch.id === parentId) return { ...branch, below: inserted(others, index, id) }
    return at < 0 ? branch : { ...branch, below: others }
  })

/** Where a record stands; undefined where it does not. */
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

/** What both have, in the order of the first. */
const common = (one: Sequence, other: Sequence): Sequence => {
  const ids = new Set(other.map(({ id }) => id))
  const below = new Set(other.flatMap((branch) => branch.below))
  return one
    .filter(({ id }) => ids.has(id))
    .map((branch) => ({ id: branch.id, below: branch.below.filter((id) => below.has(id)) }))
}

/** True where records have come or gone at most: those that are in both stand as they stood. */
export const isUnmoved = (before: Sequence, now: Sequence): boolean =>
  isSame(common(before, now), common(now, before))

/** Puts what is new behind the record it follows in `fresh`, and leaves out what is gone. */
function followed(wanted: readonly number[], fresh: readonly number[], known: ReadonlySet<number>): number[] {
  const list = wanted.filter((id) => known.has(id))
  for (const [at, id] of fresh.entries()) {
    if (list.includes(id)) continue
    const before = fresh[at - 1]
    list.splice(before === undefined ? 0 : list.indexOf(before) + 1, 0, id)
  }
  return list
}

/** An order that somebody wants, over the records there are now: new ones stand where the present list has them. */
export function rebased(wanted: Sequence, fresh: Sequence): Sequence {
  const known = new Set(fresh.map(({ id }) => id))
  const order = followed(
    wanted.map(({ id }) => id),
    fresh.map(({ id }) => id),
    known,
  )
  const knownBelow = new Set(fresh.flatMap(({ below }) => below))
  const placed = new Set(wanted.filter(({ id }) => known.has(id)).flatMap(({ below }) => below))
  return order.map((id) => {
    const own = wanted.find((branch) => branch.id === id)?.below ?? []
    const now = fresh.find((branch) => branch.id === id)?.below ?? []
    const fitting = now.filter((one) => own.includes(one) || !placed.has(one))
    return { id, below: followed(own, fitting, knownBelow) }
  })
}

/** A line of a tree whose open branches show what is below them. */
export interface Line {
  id: number
  parentId: number | undefined
}

/** The records as they are shown, one a line: those below a branch only where it is open. */
export const linesOf = (sequence: Sequence, isOpen: (id: number) => boolean): Line[] =>
  sequence.flatMap(({ id, below }) => [
    { id, parentId: undefined },
    ...(isOpen(id) ? below.map((one) => ({ id: one, parentId: id })) : []),
  ])

/** The spot of a record that is let go as line `to` of the others: below the branch above it, at the end where that is closed. */
export function spotAt(
  sequence: Sequence,
  others: readonly Line[],
  { to, isOpen }: { to: number; isOpen: (id: number) => boolean },
): Spot {
  const above = others.slice(0, Math.max(1, to))
  const parentId = above.findLast((line) => line.parentId === undefined)?.id
  const shown = above.filter((line) => line.parentId === parentId).length
  const all = sequence.find(({ id }) => id === parentId)?.below.length ?? 0
  return { parentId, index: parentId !== undefined && isOpen(parentId) ? shown : all }
}

import type { EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'

type Items = readonly EstimateItem[]

/** Lines by group, those without one first, in the order in which groups appear. */
export function byGroup(items: Items): (readonly [name: string, lines: Items])[] {
  const groups = Map.groupBy(items, ({ group = '' }) => group)
  const ungrouped = groups.get('')
  const named = [...groups].filter(([name]) => name !== '')
  return ungrouped ? [['', ungrouped] as const, ...named] : named
}

/** A place beside something else. */
export interface Beside<T> {
  target: T
  isAfter: boolean
}

/** What changes the order. `group`: the group that a line comes into; absent where it keeps its own. */
export type OrderAction =
  | { type: 'move'; key: number; to: number; group?: string }
  | { type: 'moveGroup'; name: string; beside: Beside<string> }

/** The index that a line has to be moved to, to come to stand beside another one. */
export function indexBeside(items: Items, key: number, { target, isAfter }: Beside<number>): number {
  const others = items.filter((item) => item.key !== key)
  return others.findIndex((item) => item.key === target) + (isAfter ? 1 : 0)
}

/** The names of groups, in their order. */
export const groupNames = (items: Items): string[] =>
  byGroup(items)
    .map(([name]) => name)
    .filter((name) => name !== '')

/** The lines with a whole group beside another one; lines without a group stay first. The same lines where one of the two is not there. */
export function withGroupMoved(items: Items, name: string, { target, isAfter }: Beside<string>): Items {
  const groups = byGroup(items)
  const own = groups.find(([one]) => one === name)
  const others = groups.filter((group) => group !== own)
  const at = others.findIndex(([one]) => one === target)
  if (!own || at < 0 || target === name) return items
  // no group comes before the lines without one
  const to = target === '' || isAfter ? at + 1 : at
  return [...others.slice(0, to), own, ...others.slice(to)].flatMap(([, lines]) => lines)
}

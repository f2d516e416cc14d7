import type { EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'

type Items = readonly EstimateItem[]

/** Groups lines by first appearance; ungrouped lines come first. */
export function byGroup(items: Items): (readonly [name: string, lines: Items])[] {
  const groups = Map.groupBy(items, ({ group = '' }) => group)
  const ungrouped = groups.get('')
  const named = [...groups].filter(([name]) => name !== '')
  return ungrouped ? [['', ungrouped] as const, ...named] : named
}

export interface NextTo<T> {
  target: T
  isAfter: boolean
}

/** `group` is the new group; absent if unchanged. */
export type OrderAction =
  | { type: 'move'; key: number; to: number; group?: string }
  | { type: 'moveGroup'; name: string; nextTo: NextTo<string> }

export function indexNextTo(items: Items, key: number, { target, isAfter }: NextTo<number>): number {
  const remaining = items.filter((item) => item.key !== key)
  return remaining.findIndex((item) => item.key === target) + (isAfter ? 1 : 0)
}

export const groupNames = (items: Items): string[] =>
  byGroup(items)
    .map(([name]) => name)
    .filter((name) => name !== '')

/** Moves a group next to another one; returns the same lines if either is missing. */
export function withGroupMoved(items: Items, name: string, { target, isAfter }: NextTo<string>): Items {
  const groups = byGroup(items)
  const own = groups.find(([one]) => one === name)
  const remaining = groups.filter((group) => group !== own)
  const at = remaining.findIndex(([one]) => one === target)
  if (!own || at < 0 || target === name) return items
  // ungrouped lines stay first
  const to = target === '' || isAfter ? at + 1 : at
  return [...remaining.slice(0, to), own, ...remaining.slice(to)].flatMap(([, lines]) => lines)
}

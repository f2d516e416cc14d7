import { readProperty } from '../../core/records/entries.ts'

export const inserted = <T>(list: readonly T[], index: number, one: T): T[] => [
  ...list.slice(0, index),
  one,
  ...list.slice(index),
]

export const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index)

/** Returns the list with one entry moved; `to` counts without that entry. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = without(list, from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/**
 * Moves errors with their entries. `order` lists old positions, −1 for a new entry; errors of removed entries
 * are dropped.
 */
export function reorderedErrors(
  errors: Readonly<Record<string, string>>,
  path: string,
  order: readonly number[],
): Record<string, string> {
  const placed = Object.entries(errors).map(([key, error]) => {
    if (!key.startsWith(`${path}.`)) return [key, error] as const
    const [index = '', ...rest] = key.slice(path.length + 1).split('.')
    const now = order.indexOf(Number(index))
    return now < 0 ? undefined : ([[path, now, ...rest].join('.'), error] as const)
  })
  return Object.fromEntries(placed.filter((one) => one !== undefined))
}

const orderOf = (item: unknown): number => Number(readProperty(item, 'order') ?? 0)

/** Returns entries whose `order`, by which the site sorts, does not contradict their position. */
export function numbered(items: readonly unknown[]): readonly unknown[] {
  const orders = items.map(orderOf)
  const isAscending = orders.every((order, at) => order >= (orders[at - 1] ?? order))
  return isAscending ? items : items.map((item, at) => ({ ...(item as object), order: at }))
}

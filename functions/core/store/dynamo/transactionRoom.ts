import type { TransactItem } from './transact.ts'

export const MAX_TRANSACT_ITEMS = 100

/** Below the 4 MB limit, leaving room for an audit entry and counters. */
export const MAX_TRANSACT_BYTES = 3_500_000

const sizes = new WeakMap<TransactItem, number>()

const setsAsArrays = (_key: string, value: unknown) => (value instanceof Set ? [...value] : value)

function bytesOf(item: TransactItem): number {
  const cached = sizes.get(item)
  if (cached !== undefined) return cached
  const size = Buffer.byteLength(JSON.stringify(item, setsAsArrays))
  sizes.set(item, size)
  return size
}

/** @param additional number of other items */
export const fitsTransaction = (items: readonly TransactItem[], additional = 0): boolean =>
  items.length + additional <= MAX_TRANSACT_ITEMS &&
  items.reduce((sum, item) => sum + bytesOf(item), 0) <= MAX_TRANSACT_BYTES

/** Returns how many leading groups fit into one transaction, at least one. */
export function groupsThatFit(groups: readonly (readonly TransactItem[])[], additional = 0): number {
  let count = additional
  let bytes = 0
  const end = groups.findIndex((items) => {
    count += items.length
    bytes += items.reduce((sum, item) => sum + bytesOf(item), 0)
    return count > MAX_TRANSACT_ITEMS || bytes > MAX_TRANSACT_BYTES
  })
  return end < 0 ? groups.length : Math.max(end, 1)
}

export function transactionsOf(items: readonly TransactItem[], additional = 0): TransactItem[][] {
  const transactions: TransactItem[][] = []
  let remaining = items
  while (remaining.length > 0) {
    const count = groupsThatFit(
      remaining.map((item) => [item]),
      additional,
    )
    transactions.push(remaining.slice(0, count))
    remaining = remaining.slice(count)
  }
  return transactions
}

import type { TransactItem } from './transact.ts'

/** DynamoDB's limit for one transaction. */
export const MAX_TRANSACT_ITEMS = 100

/** Closes before DynamoDB's limit of 4 MB: an audit entry and counters may be added to what is measured. */
export const MAX_TRANSACT_BYTES = 3_500_000

const sizes = new WeakMap<TransactItem, number>()

const spread = (_key: string, value: unknown) => (value instanceof Set ? [...value] : value)

/** About the bytes that DynamoDB counts: names and values as text. Measured once for each item. */
function bytesOf(item: TransactItem): number {
  const known = sizes.get(item)
  if (known !== undefined) return known
  const size = Buffer.byteLength(JSON.stringify(item, spread))
  sizes.set(item, size)
  return size
}

/** True if the items are few and small enough for one transaction. @param beside items that it has as well */
export const fitsTransaction = (items: readonly TransactItem[], beside = 0): boolean =>
  items.length + beside <= MAX_TRANSACT_ITEMS &&
  items.reduce((sum, item) => sum + bytesOf(item), 0) <= MAX_TRANSACT_BYTES

/** How many of the first groups, each written whole, fit one transaction; at least one. */
export function groupsThatFit(groups: readonly (readonly TransactItem[])[], beside = 0): number {
  let count = beside
  let bytes = 0
  const end = groups.findIndex((items) => {
    count += items.length
    bytes += items.reduce((sum, item) => sum + bytesOf(item), 0)
    return count > MAX_TRANSACT_ITEMS || bytes > MAX_TRANSACT_BYTES
  })
  return end < 0 ? groups.length : Math.max(end, 1)
}

/** Items in as few transactions as hold them, in order. */
export function transactionsOf(items: readonly TransactItem[], beside = 0): TransactItem[][] {
  const transactions: TransactItem[][] = []
  let left = items
  while (left.length > 0) {
    const count = groupsThatFit(
      left.map((item) => [item]),
      beside,
    )
    transactions.push(left.slice(0, count))
    left = left.slice(count)
  }
  return transactions
}

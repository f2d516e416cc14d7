import type { Receipt, ReceiptOf } from '@flou/shared/publishing.ts'
import { keys } from '../keys.ts'
import type { Item, Table } from '../dynamo/table.ts'

/** Editors look at once; a day is for those who come back to a tab. Seconds. */
const KEPT = 86_400

/** The item of a receipt. */
export const receiptItem = ({ type, id }: Omit<ReceiptOf, 'version'>, receipt: Receipt, now: Date) => ({
  ...keys.receipt(type, id, receipt.version),
  receipt: JSON.stringify(receipt),
  ttl: Math.floor(now.getTime() / 1_000) + KEPT,
})

/** What followed from a version; undefined as long as nothing is known of it. */
export async function getReceipt(
  table: Table,
  { type, id, version }: ReceiptOf,
): Promise<Receipt | undefined> {
  const item: Item | undefined = await table.get(keys.receipt(type, id, version))
  return item && (JSON.parse(String(item['receipt'])) as Receipt) // written by `receiptItem` only
}

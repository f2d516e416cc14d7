import type { PageFate, Receipt, ReceiptPage, RunRequest } from '@flou/shared/publishing.ts'
import { getReceipt, receiptItem } from '../../store/publishing/receipts.ts'
import type { Publisher } from '../publisher.ts'
import type { Published } from '../publishPlan.ts'
import { inOrder, pagesByPath } from './receiptPages.ts'

/** The counts after pages have met another fate than the receipt says. */
function recounted({ pages, counts }: Receipt, renewed: ReadonlyMap<string, ReceiptPage>): Receipt['counts'] {
  const next = { ...counts }
  for (const { path, fate } of pages) {
    const now: PageFate = renewed.get(path)?.fate ?? fate
    next[fate] -= 1
    next[now] += 1
  }
  return next
}

/** Keeps in a receipt what came of rendering its failed pages again. */
export async function renewReceipt(
  { table, now }: Publisher,
  request: RunRequest,
  published: Published,
): Promise<void> {
  const of = request.kind === 'pages' ? request.receipt : undefined
  const receipt = of && (await getReceipt(table, of))
  if (!of || !receipt) return
  const renewed = pagesByPath(published)
  const pages = receipt.pages.map((page) => renewed.get(page.path) ?? page).toSorted(inOrder)
  const at = now().toISOString()
  await table.put(receiptItem(of, { ...receipt, at, pages, counts: recounted(receipt, renewed) }, now()))
}

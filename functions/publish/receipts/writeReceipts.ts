import { RECEIPT_PAGES, type PageFate, type Receipt, type ReceiptPage } from '@flou/shared/publishing.ts'
import { receiptItem } from '../../store/publishing/receipts.ts'
import { writeAll } from '../../store/dynamo/writeAll.ts'
import type { PlannedChange } from '../plan.ts'
import type { Publisher } from '../publisher.ts'
import type { Published } from '../publishPlan.ts'
import { inOrder, pagesByPath } from './receiptPages.ts'

interface Batch {
  changes: readonly PlannedChange[]
  published: Published
  /** When the batch was begun. */
  started: Date
  /** Pages that a run renders. */
  rest: ReadonlySet<string>
  run: string | undefined
}

function receiptOf(
  { change: { after }, paths }: PlannedChange,
  { published, started, rest, run }: Batch,
  pages: ReadonlyMap<string, ReceiptPage>,
): Receipt | undefined {
  if (!after) return undefined
  const own = [...paths].flatMap((path) => pages.get(path) ?? [])
  const count = (fate: PageFate) => own.filter((page) => page.fate === fate).length
  const waiting = [...paths].filter((path) => rest.has(path)).length
  return {
    version: after.recordVersion,
    at: new Date(started.getTime() + published.ms).toISOString(),
    queueMs: Math.max(0, started.getTime() - Date.parse(after.updated)),
    renderMs: published.ms,
    counts: {
      written: count('written'),
      unchanged: count('unchanged'),
      removed: count('removed'),
      redirected: count('redirected'),
      failed: count('failed'),
      waiting,
    },
    pages: own.toSorted(inOrder).slice(0, RECEIPT_PAGES),
    ...(run !== undefined && waiting > 0 && { run }),
  }
}

/** Keeps what followed from each change of a batch, for the editor who waits for it. */
export async function writeReceipts({ table, now }: Publisher, batch: Batch): Promise<void> {
  const pages = pagesByPath(batch.published)
  const items = batch.changes.flatMap((one) => {
    const receipt = receiptOf(one, batch, pages)
    const { type, id } = one.change
    return receipt ? [receiptItem({ type: type.key, id }, receipt, now())] : []
  })
  // of two writes of one key in a batch the last counts: a later change of the same version knows more
  const byKey = new Map(items.map((item) => [`${item.pk} ${item.sk}`, item]))
  await writeAll(
    table,
    [...byKey.values()].map((Item) => ({ PutRequest: { Item } })),
  )
}

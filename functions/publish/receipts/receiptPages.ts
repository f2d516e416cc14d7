import type { PageFate, ReceiptPage } from '@flou/shared/publishing.ts'
import type { Outcome } from '../publisher.ts'
import { failuresOf, type Published } from '../publishPlan.ts'
import { isForVisitors } from '../site/visitors.ts'

/** What never was a page is nobody's news. */
type Shown = Exclude<Outcome, { kind: 'absent' }>
const isShown = (outcome: Outcome): outcome is Shown => outcome.kind !== 'absent'

const FATES = {
  written: 'written',
  unchanged: 'unchanged',
  missing: 'removed',
  failed: 'failed',
} as const satisfies Record<Shown['kind'], PageFate>

const pageOf = (outcome: Shown): ReceiptPage => ({
  path: outcome.path,
  fate: FATES[outcome.kind],
  ms: 'ms' in outcome ? outcome.ms : 0,
  ...(outcome.kind === 'failed' && { reason: outcome.reason }),
})

/** What has become of each page of the batch. */
export function pagesByPath(published: Published): Map<string, ReceiptPage> {
  const pages = [
    ...published.outcomes.filter(isShown).map(pageOf),
    ...published.redirected.map((path): ReceiptPage => ({ path, fate: 'redirected', ms: 0 })),
    ...failuresOf(published).map(pageOf),
  ]
  return new Map(pages.filter(({ path }) => isForVisitors(path)).map((page) => [page.path, page]))
}

/** Failed pages first, then those that changed, in the order in which they were rendered. */
const ORDER: readonly PageFate[] = ['failed', 'written', 'redirected', 'removed', 'unchanged']
export const inOrder = (one: ReceiptPage, other: ReceiptPage) =>
  ORDER.indexOf(one.fate) - ORDER.indexOf(other.fate)

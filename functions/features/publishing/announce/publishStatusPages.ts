import type { PageAction, PublishStatusPage } from '@flou/shared/publishing/publishing.ts'
import { failuresOf, type Outcome, type Published } from '../outcome.ts'
import { isForVisitors } from '../pageData/visitors.ts'

type ListedOutcome = Exclude<Outcome, { kind: 'absent' }>
const isListed = (outcome: Outcome): outcome is ListedOutcome => outcome.kind !== 'absent'

const PAGE_ACTIONS = {
  written: 'written',
  unchanged: 'unchanged',
  missing: 'removed',
  failed: 'failed',
} as const satisfies Record<ListedOutcome['kind'], PageAction>

const pageOf = (outcome: ListedOutcome): PublishStatusPage => ({
  path: outcome.path,
  action: PAGE_ACTIONS[outcome.kind],
  ms: 'ms' in outcome ? outcome.ms : 0,
  ...(outcome.kind === 'failed' && { reason: outcome.reason }),
})

export function pagesByPath(published: Published): Map<string, PublishStatusPage> {
  const pages = [
    ...published.outcomes.filter(isListed).map(pageOf),
    ...published.redirected.map((path): PublishStatusPage => ({ path, action: 'redirected', ms: 0 })),
    ...failuresOf(published).map(pageOf),
  ]
  return new Map(pages.filter(({ path }) => isForVisitors(path)).map((page) => [page.path, page]))
}

const ORDER: readonly PageAction[] = ['failed', 'written', 'redirected', 'removed', 'unchanged']
export const byAction = (one: PublishStatusPage, other: PublishStatusPage) =>
  ORDER.indexOf(one.action) - ORDER.indexOf(other.action)

import type {
  PageAction,
  PublishStatus,
  PublishStatusPage,
  PublishRunRequest,
} from '@flou/shared/publishing/publishing.ts'
import { getPublishStatus, publishStatusItem } from '../store/publishStatuses.ts'
import type { Publisher } from '../publisher.ts'
import type { Published } from '../outcome.ts'
import { byAction, pagesByPath } from './publishStatusPages.ts'

function recounted(
  { pages, counts }: PublishStatus,
  renewed: ReadonlyMap<string, PublishStatusPage>,
): PublishStatus['counts'] {
  const next = { ...counts }
  for (const { path, action } of pages) {
    const now: PageAction = renewed.get(path)?.action ?? action
    next[action] -= 1
    next[now] += 1
  }
  return next
}

export async function updatePublishStatus(
  { table, now }: Pick<Publisher, 'table' | 'now'>,
  request: PublishRunRequest,
  published: Published,
): Promise<void> {
  const of = request.kind === 'pages' ? request.revision : undefined
  const publishStatus = of && (await getPublishStatus(table, of))
  if (!of || !publishStatus) return
  const renewed = pagesByPath(published)
  const pages = publishStatus.pages.map((page) => renewed.get(page.path) ?? page).toSorted(byAction)
  const at = now().toISOString()
  await table.put(
    publishStatusItem(of, { ...publishStatus, at, pages, counts: recounted(publishStatus, renewed) }, now()),
  )
}

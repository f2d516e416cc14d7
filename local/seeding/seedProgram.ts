// A child process, so that its memory is freed.
import { once } from 'node:events'
import { DEMO_ACCOUNT, STAFF_PASSWORD } from '@flou/demo/account.ts'
import { loadDemo } from '@flou/demo/load.ts'
import { approvePending, loadChangeRequests } from '@flou/demo/activity/loadChangeRequests.ts'
import { loadEstimates } from '@flou/demo/activity/loadEstimates.ts'
import { loadSearches } from '@flou/demo/activity/loadSearches.ts'
import { loadSubmissions } from '@flou/demo/activity/loadSubmissions.ts'
import { loadVisits } from '@flou/demo/activity/loadVisits.ts'
import { readContent, type Content } from '@flou/demo/loader/content.ts'
import type { DemoIds } from '@flou/demo/loader/expand.ts'
import { searchKeys } from '@flou/functions/features/search/counts/searchKeys.ts'
import { signIn } from './apiClient.ts'
import { localTable, type TableLocation } from '../runtime/localTable.ts'
import type { FromSeeding, SeedTask } from './seedTasks.ts'

const send = (message: FromSeeding) => new Promise((resolve) => process.send?.(message, resolve))

/** Written directly, because the public calls cannot backdate. */
async function seedFigures(location: TableLocation, content: Content, ids: DemoIds): Promise<void> {
  const event = content.records.find(({ type }) => type === 'event')
  if (!event) throw new Error('There is no event to register for')
  const table = localTable(location)
  const now = new Date()
  await loadVisits(table, now)
  await loadSubmissions(table, { event: ids.record('event', event.key), now })
  await loadSearches(table, now)
}

async function loadContent({ adminOrigin, table }: Extract<SeedTask, { kind: 'content' }>): Promise<void> {
  const administrator = await signIn(adminOrigin, DEMO_ACCOUNT)
  const content = readContent()
  const ids = await loadDemo(administrator, content, async () => {
    const continued = once(process, 'message')
    await send({ kind: 'home' })
    await continued
  })
  const as = (name: string) =>
    signIn(adminOrigin, { email: `${name}@flou.example`, password: STAFF_PASSWORD })
  const approver = await as('damar')
  await approvePending(approver)
  await loadChangeRequests({ author: await as('citra'), approver }, content, ids)
  await seedFigures(table, content, ids)
  // the stream is skipped (seedDemo.ts), so the schedule writes the words of all texts
  await localTable(table).remove(searchKeys.wordRules())
}

const load = (task: SeedTask): Promise<void> =>
  task.kind === 'content'
    ? loadContent(task)
    : loadEstimates(localTable(task.table), { prices: task.prices, now: new Date() })

// the parent process is gone
process.on('disconnect', () => process.exit(1))
process.once('message', (task: SeedTask) => {
  load(task)
    .then(
      () => send({ kind: 'done' }),
      (cause: unknown) =>
        send({ kind: 'failed', reason: cause instanceof Error ? cause.message : String(cause) }),
    )
    .finally(() => process.exit(0))
})

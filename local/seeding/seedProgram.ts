// A child process, so that its memory is freed.
import { once } from 'node:events'
import { DEMO_ACCOUNT } from '../demo/account.ts'
import { EVENT_RECORDS } from '../demo/company/eventRecords.ts'
import { PASSWORD } from '../demo/content/people.ts'
import { loadDemo } from '../demo/load.ts'
import { approvePending, loadChangeRequests } from '../demo/loadChangeRequests.ts'
import { loadEstimates } from '../demo/loadEstimates.ts'
import { loadSearches } from '../demo/loadSearches.ts'
import { loadSubmissions } from '../demo/loadSubmissions.ts'
import { loadVisits } from '../demo/loadVisits.ts'
import type { DemoIds } from '../demo/wire.ts'
import { signIn } from './apiClient.ts'
import { localTable, type TableLocation } from '../runtime/localTable.ts'
import type { FromSeeding, SeedTask } from './seedTasks.ts'

const send = (message: FromSeeding) => new Promise((resolve) => process.send?.(message, resolve))

/** Written directly, because the public calls cannot backdate. */
async function seedFigures(location: TableLocation, ids: DemoIds): Promise<void> {
  const [event] = EVENT_RECORDS
  if (!event) throw new Error('There is no event to register for')
  const table = localTable(location)
  const now = new Date()
  await loadVisits(table, now)
  await loadSubmissions(table, { event: ids.record('event', event.key), now })
  await loadSearches(table, now)
}

async function loadContent({ adminOrigin, table }: Extract<SeedTask, { kind: 'content' }>): Promise<void> {
  const administrator = await signIn(adminOrigin, DEMO_ACCOUNT)
  const ids = await loadDemo(administrator, async () => {
    const continued = once(process, 'message')
    await send({ kind: 'home' })
    await continued
  })
  const as = (name: string) => signIn(adminOrigin, { email: `${name}@flou.example`, password: PASSWORD })
  const approver = await as('damar')
  await approvePending(approver)
  await loadChangeRequests({ author: await as('citra'), approver }, ids)
  await seedFigures(table, ids)
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

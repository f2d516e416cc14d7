// A process of its own: what drawing and loading the demo content takes of memory ends with it.
import { once } from 'node:events'
import { DEMO_ACCOUNT } from '../demo/account.ts'
import { EVENT_RECORDS } from '../demo/company/eventRecords.ts'
import { PASSWORD } from '../demo/content/people.ts'
import { loadDemo } from '../demo/load.ts'
import { approveWaiting, loadChanges } from '../demo/loadChanges.ts'
import { loadEstimates } from '../demo/loadEstimates.ts'
import { loadSearches } from '../demo/loadSearches.ts'
import { loadSubmissions } from '../demo/loadSubmissions.ts'
import { loadVisits } from '../demo/loadVisits.ts'
import type { DemoIds } from '../demo/wire.ts'
import { signIn } from './apiClient.ts'
import { localTable, type TablePlace } from '../runtime/localTable.ts'
import type { FromSeeding, SeedTask } from './seedTasks.ts'

const tell = (message: FromSeeding) => new Promise((resolve) => process.send?.(message, resolve))

/** What visitors sent and searched for in the last weeks: the public calls know no date but now, so it is stored as they would have stored it. */
async function fillFigures(place: TablePlace, ids: DemoIds): Promise<void> {
  const [event] = EVENT_RECORDS
  if (!event) throw new Error('There is no event to register for')
  const table = localTable(place)
  const now = new Date()
  await loadVisits(table, now)
  await loadSubmissions(table, { event: ids.record('event', event.key), now })
  await loadSearches(table, now)
}

/** Loads the content through the same API that people use, and what visitors sent. */
async function loadContent({ adminOrigin, table }: Extract<SeedTask, { kind: 'content' }>): Promise<void> {
  const administrator = await signIn(adminOrigin, DEMO_ACCOUNT)
  const ids = await loadDemo(administrator, async () => {
    const goOn = once(process, 'message')
    await tell({ kind: 'home' })
    await goOn
  })
  const as = (name: string) => signIn(adminOrigin, { email: `${name}@flou.example`, password: PASSWORD })
  const approver = await as('damar')
  await approveWaiting(approver)
  await loadChanges({ author: await as('citra'), approver }, ids)
  await fillFigures(table, ids)
}

const load = (task: SeedTask): Promise<void> =>
  task.kind === 'content'
    ? loadContent(task)
    : loadEstimates(localTable(task.table), { prices: task.prices, now: new Date() })

// whoever has started it is gone
process.on('disconnect', () => process.exit(1))
process.once('message', (task: SeedTask) => {
  load(task)
    .then(
      () => tell({ kind: 'done' }),
      (cause: unknown) =>
        tell({ kind: 'failed', reason: cause instanceof Error ? cause.message : String(cause) }),
    )
    .finally(() => process.exit(0))
})

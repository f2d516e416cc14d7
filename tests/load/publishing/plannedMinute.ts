import { initialOf } from '@flou/shared/content/values/initial.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { newsCategory } from '@flou/shared/content/types/news.ts'
import { requireSnapshot } from '../../../functions/core/store/read/snapshot.ts'
import { startTestTable } from '../../../functions/core/store/testTable.ts'
import { newUlid } from '../../../functions/core/store/ulid.ts'
import { createRecord } from '../../../functions/core/store/write/createRecord.ts'
import { saveDraft } from '../../../functions/core/store/write/saveDraft.ts'
import type { WriteContext } from '../../../functions/core/store/writeContext.ts'
import { runPlanned } from '../../../functions/features/publishing/runs/runPlanned.ts'
import { POLICIES } from '../../../functions/lambdas/policies.ts'

/**
 * Carries out changes of live records that are planned for one minute, in process with the local table, and prints
 * the seconds. Rendering their pages is measured by `burst.ts`.
 * Usage: `node tests/load/publishing/plannedMinute.ts [changes]` (default 500).
 */
const CHANGES = Number(process.argv[2] ?? 500)
const NOW = new Date('2026-11-29T03:00:00Z')
const AT = '2026-12-11T17:00:00.000Z'

const by = { id: 1, name: 'Ayu', title: '' }
const server = await startTestTable()
const { table } = server
const context: WriteContext = {
  table,
  now: NOW,
  newId: () => newUlid(NOW),
  by,
  service: 'news',
  method: 'POST',
}
const fieldsOf = (title: string) => ({
  ...initialOf(newsCategory.declaration, NOW),
  contents: [1, 2].map((languageId) => ({ languageId, title, description: 'x' })),
})

for (let index = 0; index < CHANGES; index += 1) {
  const { id } = await createRecord(context, newsCategory, { fields: fieldsOf(`Category ${index}`) })
  const before = await requireSnapshot(context, newsCategory, { id })
  const planned = { publish: { at: AT, by: { id: by.id, name: by.name } } }
  await saveDraft(context, newsCategory, { before, fields: fieldsOf(`Changed ${index}`), planned })
}

const start = performance.now()
const now = () => new Date(Date.parse(AT) + performance.now() - start)
let done = 0
for (let run = 0; run < 3 && done < CHANGES; run += 1)
  done += await runPlanned({ table, registry: REGISTRY, ...POLICIES, now })
const seconds = (performance.now() - start) / 1000
await server.stop()
process.stdout.write(`${done} of ${CHANGES} changes in ${seconds.toFixed(1)} s\n`)
if (done !== CHANGES || seconds > 60) process.exitCode = 1

import { permissionList } from '@flou/shared/content/permissions.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { newsCategory } from '@flou/shared/content/types/news.ts'
import { openChangeRequests } from '@flou/functions/features/approval/request/readChangeRequests.ts'
import { keys } from '@flou/functions/core/store/keys.ts'
import { createRecord } from '@flou/functions/core/store/write/createRecord.ts'
import { HandlerBench, type Request } from './handlerBench.ts'
import { seedRecords } from '../seedRecords.ts'

/**
 * CPU and calls of approval with about 1,000 change requests in the queue (docs/budgets.md).
 * Usage: `node tests/load/api/approvalCosts.ts` after `node local/build.ts`.
 */
const SUBMITTED = 500
const DECIDED = 200
const CATEGORIES = '/api/dashboard/news/category'
const WORKFLOW = '/api/dashboard/workflow'

const contents = (name: string) => [
  { languageId: 1, title: `Kategori ${name}`, description: 'Deskripsi kategori' },
  { languageId: 2, title: `Category ${name}`, description: 'Description of the category' },
]

async function editorToken({ api }: HandlerBench): Promise<string> {
  const { table, newId, now } = api.services
  const by = { id: 1, name: 'Load', title: '' }
  const change = { table, newId, now: now(), by, service: 'load', method: 'POST' }
  const permission = permissionList(() => true)
  const role = await createRecord(change, requireContentType('role'), {
    fields: { roleName: 'Editor', needApproval: true, permission },
  })
  const email = 'budi@flou.example'
  const person = await createRecord(change, requireContentType('user'), {
    fields: { fullName: 'Budi', email, role: role.id, title: 'Editor', nik: '2', status: '1' },
  })
  const sid = 'editor'
  await table.put({ ...keys.session(sid), userId: person.id, ttl: Math.floor(Date.now() / 1000) + 86_400 })
  return api.sign({ sub: String(person.id), sid, role: role.id })
}

const bench = await HandlerBench.start()
const tell = async (what: string, samples: number, requestOf: (index: number) => Request) => {
  const { cpuMs, ms, calls } = await bench.measure('content', samples, requestOf)
  console.log(`${what.padEnd(24)} ${cpuMs.toFixed(2)} ms CPU  ${ms.toFixed(2)} ms  ${calls.join(' + ')}`)
}
try {
  const { table } = bench.api
  await seedRecords(table, {
    type: newsCategory,
    count: 2 * SUBMITTED + 1,
    fieldsOf: (id) => ({ contents: contents(`number ${id}`) }),
  })
  const token = await editorToken(bench)
  await tell('submit', SUBMITTED, (index) => ({
    method: 'PUT',
    path: `${CATEGORIES}/${index + 1}`,
    body: { recordVersion: 1, contents: contents(`submitted ${index}`) },
    token,
  }))
  const open = await openChangeRequests(table)
  console.log(`${open.length} changes wait`)
  const first = open[0]?.id ?? ''
  await tell('queue, first page', 20, () => ({ method: 'GET', path: `${WORKFLOW}?view=decide&perPage=20` }))
  await tell('queue, last page', 20, () => ({
    method: 'GET',
    path: `${WORKFLOW}?view=decide&perPage=20&page=50`,
  }))
  await tell('counts', 20, () => ({ method: 'GET', path: `${WORKFLOW}/counts` }))
  await tell('one change', 100, () => ({ method: 'GET', path: `${WORKFLOW}/${first}` }))
  await tell('approve', DECIDED, (index) => ({
    method: 'POST',
    path: `${WORKFLOW}/${open[index]?.id}/approve`,
    body: { hash: open[index]?.hash },
  }))
} finally {
  await bench.stop()
}

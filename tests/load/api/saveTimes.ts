import { appendFileSync } from 'node:fs'
import { newsCategory } from '@flou/shared/content/types/news.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { startTestApi } from '@flou/functions/core/http/testApi.ts'
import { contentHandler } from '@flou/functions/lambdas/content/routes.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { seedRecords } from '../seedRecords.ts'
import { underLoad } from '../statistics.ts'

/**
 * Measures creates and updates of an article: table calls, transaction items by kind, requests per second.
 * Usage: `node tests/load/api/saveTimes.ts [seconds] [connections]`; needs no build.
 */
const print = (line: string, value?: object) =>
  appendFileSync(1, `${line}${value ? ` ${JSON.stringify(value)}` : ''}\n`)
// request logs
process.stdout.write = () => true

const seconds = Number(process.argv[2] ?? 10)
const connections = Number(process.argv[3] ?? 16)
const PATH = '/api/dashboard/news'

const WORDS =
  'Pelanggan memindahkan aplikasi dan basis data ke pusat data baru dengan latensi rendah serta harga tetap'
const article = (name: string) => ({
  status: '1',
  publishDate: '2026-11-20',
  categoryId: 1,
  mediaId: 1,
  contents: [1, 2].map((languageId) => ({
    languageId,
    title: `Article ${name} about regions`,
    description: WORDS,
    content: `<p>${WORDS}</p>`.repeat(20),
    seoTitle: `Article ${name}`,
    seoDescription: WORDS,
  })),
})

const api = await startTestApi((services) => contentHandler(services, REGISTRY))
const sent: string[][] = []
api.table.client.middlewareStack.add(
  (next) => async (args) => {
    const { TransactItems } = args.input as { TransactItems?: Record<string, Written>[] }
    if (TransactItems) sent.push(TransactItems.map(kindOf))
    return next(args)
  },
  { step: 'initialize', name: 'readTransactions' },
)
interface Written {
  Item?: { pk: string; sk: string }
  Key?: { pk: string; sk: string }
}

function kindOf(action: Record<string, Written>): string {
  const [[verb, written] = ['', {}]] = Object.entries<Written>(action)
  const { pk = '', sk = '' } = written.Item ?? written.Key ?? {}
  return `${verb} ${sk === '-' || sk === '' ? pk.split('#')[0] : sk.split('#')[0]}`
}

async function send(
  method: string,
  path: string,
  body: unknown,
): Promise<{ id: number; recordVersion: number }> {
  const { status, data, message } = await api.call<{ id: number; recordVersion: number }>(method, path, {
    body,
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  if (status >= 300 || !data) throw new Error(`${method} ${path} answered ${status}: ${String(message)}`)
  return data
}

async function describe(what: string, request: () => Promise<unknown>): Promise<void> {
  sent.length = api.calls.length = 0
  await request()
  const kinds = [...Map.groupBy(sent.flat(), (kind) => kind)].map(([kind, all]) => `${all.length} ${kind}`)
  print(`${what}: ${api.calls.join(' + ')}; ${sent.flat().length} items: ${kinds.join(', ')}`)
}

try {
  await seedRecords(api.table, {
    type: newsCategory,
    count: 1,
    fieldsOf: () => ({
      contents: [1, 2].map((languageId) => ({ languageId, title: 'News', description: '' })),
    }),
  })
  await seedRecords(api.table, {
    type: media,
    count: 1,
    fieldsOf: () => ({ name: 'a.webp', path: '/media/a.webp', mime: 'image/webp', size: 1, tags: [] }),
  })
  const created: { id: number; recordVersion: number }[] = []
  const create = async (name: string) => created.push(await send('POST', PATH, article(name)))
  const update = async (at: number, name: string) => {
    const record = created[at]
    if (!record) throw new Error('No record')
    const { recordVersion, id } = record
    created[at] = await send('PUT', `${PATH}/${id}`, { ...article(name), recordVersion })
  }
  await create('first')
  await describe('create', () => create('second'))
  await describe('update', () => update(0, 'changed'))
  const load = { seconds, connections }
  print('create', await underLoad(load, async (index) => void (await create(`number ${index}`))))
  const free = created.map((_, at) => at)
  print(
    'update',
    await underLoad(load, async (index) => {
      const at = free.pop() ?? 0
      await update(at, `again ${index}`)
      free.push(at)
    }),
  )
} finally {
  await api.stop()
}

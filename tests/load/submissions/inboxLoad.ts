// Inbox of many submissions (default 1,000,000), in process with the local table: time of the first page, filters and a
// late page; memory of a full export.
// Usage: `node tests/load/submissions/inboxLoad.ts [count]`.
import { createHash } from 'node:crypto'
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { startInbox } from '@flou/functions/features/inbox/testInbox.ts'
import {
  submissionItem,
  submitterItem,
  type StoredSubmission,
} from '@flou/functions/features/forms/submissionItems.ts'
import { newUlid } from '@flou/functions/core/store/ulid.ts'
import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { contactMessage } from '@flou/shared/forms/forms/contactMessage.ts'
import { summary } from '../statistics.ts'

const COUNT = Number(process.argv[2] ?? 1_000_000)
const MONTHS = 18
/** Two items each, of the 25 that a batch write accepts. */
const BATCH = 12
const AT_ONCE = 8
const ROUNDS = 30
const FORM = contactMessage.key

/** Results go to stderr, because request logs go to stdout. */
const say = (...parts: unknown[]) => console.error(...parts)
process.stdout.write = () => true // discards request logs

const inbox = await startInbox()
const { table, clock } = inbox
const span = MONTHS * 30 * 86_400_000
const start = clock.now.getTime() - span

function sample(number: number): StoredSubmission {
  const at = new Date(start + Math.floor((number * span) / COUNT))
  const state = number % 1_000 === 0 ? 'new' : number % 3 === 0 ? 'done' : 'read'
  return {
    id: createHash('sha256').update(`load ${number}`).digest('hex').slice(0, 32),
    form: FORM,
    state,
    language: number % 4 === 0 ? 'en' : 'id',
    page: '/contact-us',
    verified: 'proof',
    consents: [],
    created: at.toISOString(),
    ulid: newUlid(at),
    version: 1,
    values: {
      firstName: 'Siti',
      lastName: `Rahma ${number}`,
      email: `siti${number}@example.com`,
      phone: '021 555 0123',
      company: 'PT Maju',
      state: 'Jawa Barat',
      city: 'Kota Bandung',
      message: 'Kami ingin memindahkan aplikasi ke cloud sebelum akhir tahun. '.repeat(4),
    },
  }
}

async function write(): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < COUNT) {
        const from = next
        next += BATCH
        const items = Array.from({ length: Math.min(BATCH, COUNT - from) }, (_, at) =>
          sample(from + at),
        ).flatMap((one) => [submissionItem(contactMessage, one), submitterItem(contactMessage, one)])
        const requests = items.map((Item) => ({ PutRequest: { Item } }))
        await table.client.send(new BatchWriteCommand({ RequestItems: { [table.name]: requests } }))
      }
    }),
  )
}

async function timed(name: string, path: string): Promise<void> {
  const samples: number[] = []
  let rows = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now()
    rows = (await inbox.call<unknown[]>('GET', path)).data.length
    if (round >= 5) samples.push(performance.now() - begun)
  }
  say(name, { rows, ms: summary(samples) })
}

/** Used heap in megabytes, after garbage collection if exposed. */
const heap = () => {
  globalThis.gc?.()
  return Math.round(process.memoryUsage().heapUsed / 1_048_576)
}

/** Reads an export in chunks without storing it. */
async function exportAll(filters: Record<string, string>): Promise<void> {
  const path = INBOX_PATHS.export(FORM)
  const noted = await inbox.call<{ id: string }>('POST', path, { body: { filters, format: 'json' } })
  const before = heap()
  const begun = performance.now()
  let [cursor, rows, most, parts]: [string | undefined, number, number, number] = ['', 0, 0, 0]
  while (cursor !== undefined) {
    const search = new URLSearchParams({ ...filters, export: noted.data.id, cursor }).toString()
    const part: { data: unknown[]; cursor?: string } = await inbox.call<unknown[]>('GET', `${path}?${search}`)
    rows += part.data.length
    parts += 1
    if (parts % 50 === 0) most = Math.max(most, heap())
    ;({ cursor } = part)
  }
  const seconds = Math.round((performance.now() - begun) / 100) / 10
  say('export', {
    filters,
    rows,
    parts,
    seconds,
    heapBeforeMB: before,
    heapMostMB: most,
    heapAfterMB: heap(),
  })
}

const began = performance.now()
await write()
say(
  `${COUNT} submissions over ${MONTHS} months written in ${Math.round((performance.now() - began) / 1000)} s`,
)
const LIST = INBOX_PATHS.list(FORM)
await timed('first page', `${LIST}?perPage=25`)
await timed('unread', `${LIST}?state=new`)
await timed('filter: language', `${LIST}?language=en`)
await timed('filter: days a year ago', `${LIST}?from=2025-10-01&to=2025-10-31`)
await timed('search: an address', `${LIST}?search=siti12345%40example.com`)
await timed('search: nothing fits (one call of at most 6,000 rows)', `${LIST}?search=nowhere`)
await timed('unread counts', INBOX_PATHS.unread)
await exportAll({ from: '2026-10-01', to: '2026-10-31' })
await exportAll({})
await inbox.stop()
process.exit(0)

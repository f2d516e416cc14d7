import { REGISTRY } from '@flou/shared/content/registry.ts'
import { answerList } from '@flou/functions/core/http/records/answerList.ts'
import type { Call } from '@flou/functions/core/http/call.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { startTestTable } from '@flou/functions/core/store/testTable.ts'
import { rowsByKeyword } from '@flou/functions/core/store/read/list/keyword.ts'
import { listRows, type Rows } from '@flou/functions/core/store/read/list/listRows.ts'
import { searchAll } from '@flou/functions/core/store/read/searchAll.ts'
import { seedRecords } from '../seedRecords.ts'
import { summary } from '../statistics.ts'

/**
 * Lists of many records, seeded with the store's items into a table without a stream. Budget: docs/budgets.md.
 * Usage: `node tests/load/api/listOf100k.ts [records]`.
 */
const RECORDS = Number(process.argv[2] ?? 100_000)
const SAMPLES = 30
const PER_PAGE = 50
const RARE_EVERY = 10_000
const UNTRANSLATED_EVERY = 10
const CATEGORIES = 20
const DAY_MS = 86_400_000
const TODAY = todayInJakarta(new Date())
const FIRST_DAY = Date.UTC(2000, 0, 1)

const fieldsOf = (id: number) => {
  const name = id % RARE_EVERY === 0 ? 'rarity' : 'common'
  return {
    status: '1',
    publishDate: new Date(FIRST_DAY + (id % 9_000) * DAY_MS).toISOString().slice(0, 10),
    slug: `article-${id}`,
    categoryId: (id % CATEGORIES) + 1,
    contents: [
      { languageId: 1, title: `${name} ${id}`, description: name, content: '<p>x</p>' },
      {
        languageId: 2,
        title: id % UNTRANSLATED_EVERY === 0 ? '' : `${name} ${id}`,
        description: name,
        content: '<p>x</p>',
      },
    ],
  }
}

const store = await startTestTable()
const { table } = store
const type: ContentType = news
const page = (number: number) => () => listRows(table, type, { page: number, perPage: PER_PAGE })
const byCursor = (cursor: string | undefined) => () =>
  listRows(table, type, { page: 1, perPage: PER_PAGE, cursor })
const keyword = (word: string) => () =>
  rowsByKeyword(table, type, { page: 1, perPage: PER_PAGE, keyword: word })

/** The search over all types, as the command palette calls it. */
const everywhere = (word: string) => async () => {
  const rows = await searchAll(table, { keyword: word, types: new Map([[type.key, type]]), language: 'en' })
  return { rows: rows.map(({ id }) => String(id)), total: rows.length }
}

const filtered = (query: Readonly<Record<string, string>>) => async () => {
  const call = { query, language: 'en', services: { table, now: () => new Date() } } as unknown as Call
  const { data, total } = await answerList(call, { type, registry: REGISTRY })
  return { rows: (data as { id: number }[]).map(({ id }) => String(id)), total: Number(total) }
}

async function time(what: string, read: () => Promise<Rows>, isEmpty = false): Promise<void> {
  const samples: number[] = []
  for (let sample = 0; sample < SAMPLES; sample++) {
    const started = performance.now()
    const { rows } = await read()
    samples.push(performance.now() - started)
    if ((rows.length === 0) !== isEmpty) throw new Error(`${what}: ${rows.length} rows`)
  }
  const { median, p95 } = summary(samples)
  console.log(
    `${what.padEnd(18)} median ${median.toFixed(1).padStart(6)} ms  p95 ${p95.toFixed(1).padStart(6)} ms`,
  )
}

try {
  const started = performance.now()
  await seedRecords(table, { type, count: RECORDS, fieldsOf, onlyListed: true })
  console.log(`${RECORDS} records in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  const pages = Math.ceil(RECORDS / PER_PAGE)
  const [middle, end] = [await page(pages / 2)(), await page(pages - 1)()]
  const first = await page(1)()
  await time('page 1', page(1))
  await time('page 100', page(100))
  await time('middle page', page(Math.floor(pages / 2)))
  await time('last page', page(pages))
  await time('cursor, start', byCursor(first.cursor))
  await time('cursor, middle', byCursor(middle.cursor))
  await time('cursor, end', byCursor(end.cursor))
  await time('rare word', keyword('rarity'))
  await time('common word', keyword('common'))
  await time('absent word', keyword('absent'), true)
  await time('category', filtered({ 'f.categoryId': '3' }))
  await time('category, state', filtered({ 'f.categoryId': '3', state: 'published' }))
  await time('state', filtered({ state: 'published' }))
  await time('month', filtered({ 'f.publishDate': '2010-03-01..2010-03-31' }))
  await time('years', filtered({ 'f.publishDate': '2002-01-01..2022-12-31' }))
  await time('day of update', filtered({ 'f.updated': `${TODAY}..${TODAY}` }))
  await time('language', filtered({ 'f.language': 'missing.en' }))
  await time('category, language', filtered({ 'f.categoryId': '11', 'f.language': 'missing.en' }))
  await time('page 50 of filter', filtered({ 'f.categoryId': '3', page: '50' }))
  await time('category, word', filtered({ 'f.categoryId': '3', keyword: 'common' }))
  await time('author of all', filtered({ 'f.updatedBy': '1' }))
  await time('all: rare word', everywhere('rarity'))
  await time('all: common word', everywhere('common'))
  await time('all: absent word', everywhere('absent'), true)
  await time('all: both', everywhere(`common ${RECORDS - 1}`))
  await time('all: number', everywhere(String(RECORDS - 1)))
} finally {
  await store.stop()
}

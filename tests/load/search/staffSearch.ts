import type { ContentType } from '@flou/shared/content/define.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { answerList } from '@flou/functions/core/http/records/answerList.ts'
import type { Call } from '@flou/functions/core/http/call.ts'
import { textWordsOf } from '@flou/functions/core/store/items/textWords.ts'
import { keys } from '@flou/functions/core/store/keys.ts'
import { searchAll } from '@flou/functions/core/store/read/searchAll.ts'
import { startTestTable } from '@flou/functions/core/store/testTable.ts'
import { liveItem } from '@flou/functions/core/store/items/recordItem.ts'
import { writeAll, type Write } from '@flou/functions/core/store/dynamo/writeAll.ts'
import type { Snapshot } from '@flou/functions/core/store/writeContext.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { summary } from '../statistics.ts'

/**
 * Search of staff over all texts of many records: the words follow Zipf's law. Budget: docs/budgets.md.
 * Usage: `node tests/load/search/staffSearch.ts [records] [words of a record]`.
 */
const RECORDS = Number(process.argv[2] ?? 100_000)
const WORDS = Number(process.argv[3] ?? 12)
const VOCABULARY = 20_000
const SAMPLES = 30
const RARE_EVERY = 10_000

const CONSONANTS = 'bcdfghjklmnprstw'
const VOWELS = 'aeiou'
const syllable = (seed: number) => `${CONSONANTS[seed % 16]}${VOWELS[Math.floor(seed / 16) % 5]}`
/** A pronounceable word per rank, spread over all letters. */
const wordOf = (rank: number) => {
  const seed = (rank * 7_919) % 512_000
  return `${syllable(seed)}${syllable(Math.floor(seed / 80))}${syllable(Math.floor(seed / 6_400))}`
}

/** Reproducible numbers between 0 and 1. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

function textOf(id: number): string {
  const random = randomOf(id)
  const words = Array.from({ length: WORDS }, () => wordOf(Math.floor(VOCABULARY ** random())))
  return [...words, ...(id % RARE_EVERY === 0 ? ['sakelar', 'merah'] : []), 'selalu'].join(' ')
}

const fieldsOf = (id: number) => ({
  status: '1',
  publishDate: '2026-01-01',
  slug: `article-${id}`,
  contents: [1, 2].map((languageId) => ({
    languageId,
    title: `Article ${id}`,
    description: '',
    content: `<p>${textOf(id)}</p>`,
  })),
})

const NOW = new Date().toISOString()
const snapshotWith = (id: number): Snapshot => ({
  id,
  version: 1,
  state: 'published',
  created: NOW,
  updated: NOW,
  createdBy: { id: 1, name: 'Load' },
  updatedBy: { id: 1, name: 'Load' },
  fields: fieldsOf(id),
})

const store = await startTestTable()
const { table } = store
const type: ContentType = news

const WRITERS = 8
const AT_ONCE = 100

/** Writes the live items and what the stream writes for them; only these are searched for texts. */
async function seed(from: number): Promise<number> {
  let count = 0
  let waiting: Write[] = []
  for (let id = from; id <= RECORDS; id += WRITERS) {
    const snapshot = snapshotWith(id)
    const words = textWordsOf(type, snapshot)
    count += words.length
    waiting.push(
      { PutRequest: { Item: liveItem(type, snapshot, JSON.stringify(snapshot.fields)) } },
      ...words.map((word) => ({ PutRequest: { Item: { ...keys.textWord(word, type.key, id) } } })),
    )
    if (waiting.length < AT_ONCE && id + WRITERS <= RECORDS) continue
    await writeAll(table, waiting)
    waiting = []
  }
  return count
}

async function time(what: string, search: () => Promise<number>): Promise<void> {
  const samples: number[] = []
  let found = 0
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const started = performance.now()
    found = await search()
    samples.push(performance.now() - started)
  }
  const { median, p95 } = summary(samples)
  const times = `median ${median.toFixed(1).padStart(6)} ms  p95 ${p95.toFixed(1).padStart(6)} ms`
  console.log(`${what.padEnd(24)} ${times}  ${found} found`)
}

const everywhere = (keyword: string) => async () =>
  (await searchAll(table, { keyword, types: new Map([[type.key, type]]), language: 'en' })).length
const inList = (keyword: string) => async () => {
  const call = { query: { keyword }, services: { table, now: () => new Date() } } as unknown as Call
  return Number((await answerList(call, { type, registry: REGISTRY })).total)
}

try {
  const started = performance.now()
  const counts = await Promise.all(Array.from({ length: WRITERS }, (_, at) => seed(at + 1)))
  const words = counts.reduce((sum, one) => sum + one, 0)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${RECORDS} records with ${words} words in ${seconds} s`)
  const common = wordOf(3)
  const middle = wordOf(500)
  for (const keyword of ['sakelar', 'sakelar merah', middle, common, 'selalu', `${middle} ${common}`, 'se']) {
    await time(`Ctrl K: ${keyword}`, everywhere(keyword))
    await time(`list: ${keyword}`, inList(keyword))
  }
} finally {
  await store.stop()
}

import { cpuUsage, memoryUsage } from 'node:process'
import { gzipSync } from 'node:zlib'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { searchQuery, NO_RULES } from '@flou/shared/search/results.ts'
import { search, suggest } from '@flou/functions/features/search/indexing/answer.ts'
import { answerFrom, type Searched } from '@flou/functions/features/search/indexing/findPages.ts'
import { memoryIndexFiles } from '@flou/functions/features/search/storage/indexFiles.ts'
import { readManifest } from '@flou/functions/features/search/storage/indexManifest.ts'
import { replaceIndex } from '@flou/functions/features/search/storage/replaceIndex.ts'
import { addUpdates } from '@flou/functions/features/search/storage/updateIndex.ts'
import { indexReader } from '@flou/functions/features/search/indexReader.ts'
import { summary } from '../statistics.ts'
import { judgedQueries } from './judged.ts'
import { manyDocuments } from './manyDocuments.ts'
import { publishedDocuments } from './publishedDocuments.ts'

/**
 * Search cost with a running product's pages multiplied: index size, time to build, open and update it, wall-clock and
 * CPU time of queries.
 * Usage: `node tests/load/search/searchTimes.ts <origin> [pages]`
 */
const [origin = 'http://127.0.0.1:3000', count = '10000'] = process.argv.slice(2)
const pages = Number(count)
const ROUNDS = 3

const round = (value: number) => Math.round(value * 10) / 10
const now = new Date()

async function timed<T>(work: () => Promise<T> | T): Promise<{ value: T; ms: number }> {
  const started = performance.now()
  const value = await work()
  return { value, ms: round(performance.now() - started) }
}

async function queries(searched: Searched, language: Language) {
  const samples: number[] = []
  const typed: number[] = []
  const asked = judgedQueries(language).map(({ query }) => query)
  const answer = (query: string) =>
    answerFrom(searched, (all) => search(searchQuery({ query }), all, { language, now }))
  for (const query of asked) await answer(query)
  const cpu: number[] = []
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    for (const query of asked) {
      const started = performance.now()
      const before = cpuUsage()
      await answer(query)
      const { user, system } = cpuUsage(before)
      samples.push(performance.now() - started)
      cpu.push((user + system) / 1000)
    }
  }
  for (const query of asked) {
    const started = performance.now()
    await answerFrom(searched, (all) => suggest(query.slice(0, 4), all, { language, now }))
    typed.push(performance.now() - started)
  }
  return {
    ms: summary(samples),
    cpuMs: summary(cpu),
    suggestMs: summary(typed),
  }
}

const documents = { en: await publishedDocuments(origin, 'en'), id: await publishedDocuments(origin, 'id') }
const own = documents.en.length
const files = memoryIndexFiles()
const all = { en: manyDocuments(documents.en, pages), id: manyDocuments(documents.id, pages) }
const { manifest: since } = await readManifest(files)
const made = await timed(() => replaceIndex({ files, now: () => now }, { since, documents: all }))
const { manifest } = await readManifest(files)
const megabytes = Object.fromEntries(
  LANGUAGES.map((language) => {
    const bytes = manifest.segments[language].reduce((sum, segment) => sum + segment.bytes, 0)
    return [language, round(bytes / 1_048_576)]
  }),
)
console.log({ pages, ofTheProduct: own, madeMs: made.ms, megabytes })

let time = 0
const heapBefore = memoryUsage().rss
const reader = indexReader({ files, now: () => time })
const opened = await timed(() => reader.current())
const [page] = all.en
if (!page) throw new Error('The product has no pages')
const added = await timed(() =>
  addUpdates({
    files,
    now: () => now,
    updates: [
      {
        path: '/page/new',
        documents: {
          en: { ...page, path: '/page/new', title: 'Freshly published' },
          id: { ...page, path: '/page/new' },
        },
      },
    ],
    findCurrentPaths: async (paths) => new Set(paths),
  }),
)
time += 1_000
const refreshed = await timed(() => reader.current())
console.log({
  openMs: opened.ms,
  memoryMb: round((memoryUsage().rss - heapBefore) / 1_048_576),
  addPageMs: added.ms,
  refreshMs: refreshed.ms,
})
for (const language of LANGUAGES) {
  const searched: Searched = { ...refreshed.value, rules: { en: NO_RULES, id: NO_RULES } }
  console.log(language, JSON.stringify(await queries(searched, language)))
  const file = await files.read(manifest.suggestionFiles[language] ?? '')
  if (file !== undefined && file !== 'same')
    console.log(language, 'suggestion file, KB gz', round(gzipSync(file.body).length / 1024))
}

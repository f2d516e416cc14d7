import { globSync, readFileSync } from 'node:fs'
import { cpuUsage, memoryUsage } from 'node:process'
import { pairSegments, type SegmentPair } from '@flou/shared/translation/segments/pairSegments.ts'
import { readableText } from '@flou/shared/translation/segments/segment.ts'
import { TranslationMemory } from '@flou/shared/translation/translationMemory.ts'
import { ROOT } from '../../steps.ts'
import { summary } from '../statistics.ts'

/**
 * Time of suggestions from a translation memory: texts of the demo content, varied word by word.
 * Usage: `node tests/load/search/memoryTimes.ts [segments]`
 */
const count = Number(process.argv[2] ?? 100_000)
const SEGMENTS_OF_RECORD = 20
const QUERIES = 500

function textsIn(value: unknown): SegmentPair[] {
  if (typeof value !== 'object' || value === null) return []
  const { en, id } = value as Record<string, unknown>
  if (typeof en === 'string' && typeof id === 'string')
    return pairSegments({ name: '', isMarkup: en.includes('<'), texts: { en, id } })
  return Object.values(value).flatMap(textsIn)
}

const pairs = globSync('demo/content/**/*.json', { cwd: ROOT }).flatMap((file) =>
  textsIn(JSON.parse(readFileSync(`${ROOT}/${file}`, 'utf8'))),
)
const words = [...new Set(pairs.flatMap(({ en }) => readableText(en).split(' ')))]
let seed = 1
const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below

/** Replaces every third word or so. */
const varied = (text: string) =>
  text
    .split(' ')
    .map((word) => (random(3) === 0 ? (words[random(words.length)] ?? word) : word))
    .join(' ')

const records = Array.from({ length: count / SEGMENTS_OF_RECORD }, (_, at) => {
  const own = Array.from({ length: SEGMENTS_OF_RECORD }, () => {
    const { en = '', id = '' } = pairs[random(pairs.length)] ?? {}
    return { en: varied(en), id: varied(id) }
  })
  return { type: 'news', id: at + 1, texts: [own] }
})
const sources = records.flatMap(({ texts }) => texts.flat().map(({ en }) => en))

const cpuMsSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = cpuUsage(before)
  return (user + system) / 1000
}

const started = performance.now()
const cpuAtStart = cpuUsage()
const memory = new TranslationMemory()
for (const record of records) memory.replace(record)
memory.find('en', { text: 'First' })
const building = {
  ms: Math.round(performance.now() - started),
  cpuMs: Math.round(cpuMsSince(cpuAtStart)),
}

const samples = Array.from({ length: QUERIES }, () => {
  const text = sources[random(sources.length)] ?? ''
  const query = random(2) === 0 ? text : `${text} ${words[random(words.length)]}`
  const before = cpuUsage()
  const from = performance.now()
  memory.find('en', { text: query })
  const ms = performance.now() - from
  return { ms, cpu: cpuMsSince(before) }
})

console.log({
  segments: sources.length,
  building,
  heapMB: Math.round(memoryUsage().heapUsed / 1024 ** 2),
  suggestionMs: summary(samples.map(({ ms }) => ms)),
  cpuMs: summary(samples.map(({ cpu }) => cpu)),
})

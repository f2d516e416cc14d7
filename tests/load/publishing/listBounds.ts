import { appendFileSync } from 'node:fs'
import type { DynamoDBRecord } from 'aws-lambda'
import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import { contentTypes } from '@flou/shared/content/registry.ts'
import { BOUNDS } from '@flou/functions/publish/splitPlan.ts'
import { publishAll } from '@flou/functions/publish/publishAll.ts'
import { publishChanges } from '@flou/functions/publish/publishChanges.ts'
import { startPublishing } from '@flou/functions/publish/testing/publishHarness.ts'
import { PageStore } from '@flou/functions/publish/pages/pageStore.ts'
import { picturesOf, Probes, type ProbeRecord } from '../../fixtures/probes.ts'
import { siteRenderer } from './publishThread.ts'

/**
 * What a change costs however many records there are: for each type whose records have pages, or those that are named, a site with many of them, of which one is
 * edited, one is new and one goes. Says how many pages were rendered for it and what the page that depends on most depends on. Build
 * first. `node tests/load/publishing/listBounds.ts [records] [type …]`
 */
const records = Number(process.argv[2] ?? 1_000)
const wanted = new Set(process.argv.slice(3))
const isShown = (type: AnyType) => type.internal !== true

async function boundsOf(type: ContentType) {
  const site = await startPublishing()
  const { publisher, save, saveAll, table } = site
  const families: Record<string, number> = {}
  const renderer = await siteRenderer()
  publisher.renderer = {
    ...renderer,
    async renderPage(path, source, config) {
      if (source.language === 'en') families[familyOf(path)] = (families[familyOf(path)] ?? 0) + 1
      const { status, data } = await renderer.renderPage(path, source, config)
      // what a page depends on is known from its data; documents of so many would only take memory
      return { status, data, html: '' }
    },
  }
  const probes = new Probes(publisher.now(), { [type.key]: records })
  const content = probes.records(isShown)
  const started = performance.now()
  const cpu = process.cpuUsage()
  await saveSideBySide(saveAll, [...content, ...picturesOf(probes)])
  const saved = performance.now()
  const first = await publishAll(publisher)
  const one = content.filter((record) => record.type === type)[Math.floor(records / 2)]
  if (!one) throw new Error(`No ${type.key}`)
  const touched = { ...one.fields, ...withOtherTitle(type, one.fields) }
  /** Pages that a write has rendered, however long it takes, and of which kinds they are. */
  const rendered = async (write: DynamoDBRecord) => {
    for (const family of Object.keys(families)) delete families[family]
    const { result } = await publishChanges(publisher, [write], {
      bounds: { ...BOUNDS, atOnce: Infinity },
    })
    return { pages: result?.rendered, of: { ...families } }
  }
  const edit = await rendered(await save(type, one.id, touched))
  const added = await rendered(await save(type, records + 1, { ...touched, slug: 'added' }))
  const gone = await rendered(await save(type, one.id, { ...touched, isTrashed: true }))
  const paths = [...site.objects.keys()].flatMap((key) => /^en(\/.*)\/index\.html$/.exec(key)?.[1] ?? [])
  const pages = await new PageStore(table).load(paths)
  const largest = [...pages.values()].toSorted((a, b) => b.dependencies.length - a.dependencies.length)[0]
  await site.stop()
  return {
    type: type.key,
    pages: paths.length,
    failed: first.failed.length,
    seconds: secondsFrom(started, performance.now()),
    'of them saving': secondsFrom(started, saved),
    'seconds of CPU': Math.round(process.cpuUsage(cpu).user / 1e6 + process.cpuUsage(cpu).system / 1e6),
    edit,
    new: added,
    gone,
    'most keys': largest?.dependencies.length,
    of: largest?.path,
  }
}

const secondsFrom = (start: number, end: number) => Math.round((end - start) / 1_000)

/** Records written by one call of `saveAll`, and so many calls at a time. */
const TOGETHER = 50
const AT_ONCE = 8

async function saveSideBySide(
  saveAll: (records: readonly ProbeRecord[]) => Promise<void>,
  records: readonly ProbeRecord[],
): Promise<void> {
  const starts = Array.from(
    { length: Math.ceil(records.length / TOGETHER) },
    (_, at) => at * TOGETHER,
  ).values()
  const saveEach = async () => {
    for (const start of starts) await saveAll(records.slice(start, start + TOGETHER))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, saveEach))
}

/** Pages of a kind: what a path is without its last part, and of a list's page which list it is of. */
const familyOf = (path: string): string => path.replace(/\/page\/\d+$/, '').replace(/[^/]+$/, '…')

/** The same record with other words in its first localized text. */
function withOtherTitle({ shape }: ContentType, fields: Record<string, unknown>) {
  const entries = fields[shape.localizedName] as Record<string, unknown>[] // as the probes are made
  const contents = entries.map((entry) => ({ ...entry, title: `other ${String(entry['languageId'])}` }))
  return { [shape.localizedName]: contents }
}

for (const type of contentTypes()) {
  // of types without pages of their own, those that are named: their records are in the lists of others
  if (wanted.size > 0 ? !wanted.has(type.key) : type.publicPath === undefined) continue
  appendFileSync(1, `${JSON.stringify(await boundsOf(type))}\n`)
}

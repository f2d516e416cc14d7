import { appendFileSync } from 'node:fs'
import type { DynamoDBRecord } from 'aws-lambda'
import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import { contentTypes } from '@flou/shared/content/registry.ts'
import { BOUNDS } from '@flou/functions/features/publishing/plan.ts'
import { publishAll } from '@flou/functions/features/publishing/publishAll.ts'
import { publishStreamEvents } from '@flou/functions/features/publishing/publishStreamEvents.ts'
import { startPublishing } from '@flou/functions/features/publishing/testing/publishHarness.ts'
import { PageStore } from '@flou/functions/features/publishing/pageData/pageStore.ts'
import { picturesOf, Probes, type ProbeRecord } from '../../fixtures/probes.ts'
import { siteRenderer } from './publishThread.ts'

/**
 * Cost of a write with many records: edits, creates and deletes one record of each type with pages, or of the named
 * types. Prints rendered pages and the most dependencies of a page.
 * Usage: `node tests/load/publishing/listBounds.ts [records] [type …]` after a build.
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
      // data determines the dependencies; so many documents would only use memory
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
  /** Pages rendered for a write until it is complete, and their kinds. */
  const rendered = async (write: DynamoDBRecord) => {
    for (const family of Object.keys(families)) delete families[family]
    const { result } = await publishStreamEvents(publisher, [write], {
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

/** Records per call of `saveAll`, and concurrent calls. */
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

/** Kind of a page: its path without the last segment; for list pages its list. */
const familyOf = (path: string): string => path.replace(/\/page\/\d+$/, '').replace(/[^/]+$/, '…')

/** The record with other text in its first localized field. */
function withOtherTitle({ declaration }: ContentType, fields: Record<string, unknown>) {
  const entries = fields[declaration.translationsKey] as Record<string, unknown>[] // as the probes create them
  const contents = entries.map((entry) => ({ ...entry, title: `other ${String(entry['languageId'])}` }))
  return { [declaration.translationsKey]: contents }
}

for (const type of contentTypes()) {
  // types without pages only if named: other lists contain their records
  if (wanted.size > 0 ? !wanted.has(type.key) : type.publicPath === undefined) continue
  appendFileSync(1, `${JSON.stringify(await boundsOf(type))}\n`)
}

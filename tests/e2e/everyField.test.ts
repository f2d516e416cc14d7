import path from 'node:path'
import { AREAS } from '@flou/shared/content/registry.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { SiteRenderer } from '@flou/shared/site/contentSource.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishAll } from '../../functions/publish/publishAll.ts'
import { startPublishing } from '../../functions/publish/testing/publishHarness.ts'
import { ROOT } from '../steps.ts'
import { Probes, saveProbes, type Probe } from '../fixtures/probes.ts'

/** Areas whose records are no content of pages. */
const NO_CONTENT = new Set(['media', 'user', 'admin', 'publishing', 'audit'])

const areaOf = new Map(
  AREAS.flatMap(({ key, screens }) =>
    screens.flatMap(({ type }) => (type ? [[type.key, key] as const] : [])),
  ),
)
const isShown = (type: AnyType) => type.internal !== true && !NO_CONTENT.has(areaOf.get(type.key) ?? 'media')

/** Fields that no page shows, and why not; as beginnings of `type field`. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'pricing.calculator':
    'the calculator’s page is still to be built (planned in shared/site/pages/products.ts)',
  'footer.socialMedia items.customProperty': 'where an entry leads that has no url of its own',
  'contactFooter.sideLink items.customProperty': 'likewise',
  'setting.pageCustomize':
    'the popup is asked for when it may be shown; the log-in pages are the back-office’s',
}

let site: Awaited<ReturnType<typeof startPublishing>>
let missing: Probe[]

beforeAll(async () => {
  site = await startPublishing()
  const renderer = (await import(path.join(ROOT, 'dist/functions/publish/renderer/index.js'))) as SiteRenderer // web-public/publisher.ts satisfies it
  site.publisher.renderer = renderer
  const probes = new Probes(site.publisher.now())
  const records = probes.records(isShown)
  await saveProbes(site.save, records, probes)
  await publishAll(site.publisher)
  const all = [...site.objects]
    .filter(([key]) => key.endsWith('.html') || key.endsWith('.json'))
    .map(([, body]) => body)
  const html = all.join('\n')
  missing = [...probes.probes.values()].filter(({ mark }) => !html.includes(mark))
})
afterAll(() => site.stop())

test('every field that an editor fills in is shown on some page, in both languages', () => {
  const unexplained = missing
    .map(({ type, field }) => `${type} ${field}`)
    .filter((name) => !Object.keys(ELSEWHERE).some((start) => name.startsWith(start)))
  expect(unexplained).toEqual([])
})

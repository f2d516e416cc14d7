import { contentTypes, requireContentType } from '@flou/shared/content/registry.ts'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draftOf } from '../../functions/features/publishing/preview/draft.ts'
import { findPagesOfDraft } from '../../functions/features/publishing/preview/findPagesOfDraft.ts'
import {
  hasFailed,
  renderFirst,
  type Previewer,
} from '../../functions/features/publishing/preview/previewer.ts'
import { PageIndex } from '../../functions/features/publishing/pageData/pageIndex.ts'
import { dependencies } from '../../functions/core/store/dependencies.ts'
import { PageStore } from '../../functions/features/publishing/pageData/pageStore.ts'
import { publishAll } from '../../functions/features/publishing/publishAll.ts'
import { publishStreamEvents } from '../../functions/features/publishing/publishStreamEvents.ts'
import { withChange } from '../fixtures/probeChanges.ts'
import { marksIn, type Probe, type ProbeRecord } from '../fixtures/probes.ts'
import { another, AREA_OF, startProbeSite, typedOver, type ProbeSite } from '../fixtures/probeSite.ts'

/** Fields without a page, with reasons, as prefixes of `type field`. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'pricing.calculator discountPercent': 'customers alone see it: no published file contains a discount',
  'pricing.calculator tierDiscounts': 'likewise',
  'product tierDiscounts': 'likewise',
  'pricing.calculator estimateDays': 'the end of a saved estimate follows from it',
  'pricing.calculator customProperty.banner': 'the page opens with its name and no picture',
  'footer.socialMedia items.customProperty': 'where an entry leads that has no url of its own',
  'contactFooter.sideLink items.customProperty': 'likewise',
  'setting.security': 'published as security.txt',
  'specialOffer packageTitle': 'the reference price follows from it',
  'productCategory seoTitle': 'shown without a title of the language',
  'productCategory seoDescription': 'likewise',
  'productGroup title': 'likewise',
  'productGroup seoTitle': 'likewise',
  'productGroup seoDescription': 'likewise',
  'customerStory video.indonesianCaptionsId': 'shown in the player, which opens on click (video.test.ts)',
  'customerStory video.englishCaptionsId': 'likewise',
  'product video.indonesianCaptionsId': 'likewise',
  'product video.englishCaptionsId': 'likewise',
  'event video.indonesianCaptionsId': 'likewise',
  'event video.englishCaptionsId': 'likewise',
  'setting.pageCustomize':
    'the popup is asked for when it may be shown; the log-in pages are the back-office’s',
}

/** Type or section of a dependency key: `list:news@categoryId=3`, `section:home.cta`. */
const typeRead = (key: string): string[] =>
  /^(?:list|record|listed|section):([\w.]+)/.exec(key)?.slice(1, 2) ?? []

let site: ProbeSite['site']
let previewer: Previewer
let missing: Probe[]
let records: ProbeRecord[]

beforeAll(async () => {
  const started = await startProbeSite()
  site = started.site
  records = started.records
  previewer = {
    registry: site.publisher.registry,
    renderer: async () => started.renderer,
    style: async () => '',
    drawings: async () => ({}),
    renderRelease: async () => '',
    site: site.publisher.site,
  }
  const bodies = [...site.objects]
    .filter(([key]) => key.endsWith('.html') || key.endsWith('.json'))
    .map(([, body]) => body)
  const shown = new Set(bodies.flatMap(marksIn))
  missing = [...started.probes.probes.values()].filter(({ mark }) => !shown.has(mark))
})
afterAll(() => site.stop())

test('every field that an editor fills in is shown on some page, in both languages', () => {
  const unexplained = missing
    .map(({ type, field }) => `${type} ${field}`)
    .filter((name) => !Object.keys(ELSEWHERE).some((start) => name.startsWith(start)))
  expect(unexplained).toEqual([])
})

test('everything that pages read is edited in some area of the back-offices', async () => {
  const paths = [...site.objects.keys()].flatMap((key) => /^en(\/.*)\/index\.html$/.exec(key)?.[1] ?? [])
  const pages = await new PageStore(site.table).load(paths)
  const read = new Set([...pages.values()].flatMap(({ dependencies }) => dependencies.flatMap(typeRead)))

  expect(read.size).toBeGreaterThan(50)
  expect([...read].filter((key) => key !== 'media' && !AREA_OF.has(key))).toEqual([])
})

/** First document of a record's preview; empty if there is none. */
async function previewed({ type, id, fields }: ProbeRecord, language: Language): Promise<string> {
  const { table, publisher } = site
  const now = publisher.now()
  const draft = await draftOf({ type, id, values: typedOver(fields), now })
  const pages = await findPagesOfDraft({ table, registry: publisher.registry, now }, draft)
  const { page } = await renderFirst(previewer, { table, draft, pages, language, now })
  return page && !hasFailed(page) ? page.html : ''
}

/** Fields without text: a picture and a colour. */
const WORDLESS = new Set(['setting.logo', 'setting.ctaColor'])

test('every record and every section has a preview that shows what is typed, each in one of the languages', async () => {
  const without: string[] = []
  const first = records.filter(({ type, id }) => id <= 1 && !(type.key in ELSEWHERE))
  for (const [index, record] of first.entries()) {
    // both languages would double the time for the same pages
    const language = LANGUAGES[index % LANGUAGES.length] ?? 'en'
    if (!(WORDLESS.has(record.type.key) ? /<main/ : /typed\d+over/).test(await previewed(record, language)))
      without.push(`${record.type.key} ${language}`)
  }

  expect(without).toEqual([])
})

test('of what only a record’s own page shows no list is rendered', async () => {
  const index = new PageIndex(site.table)
  const others: string[] = []
  for (const type of contentTypes().filter(({ pageOnly }) => pageOnly)) {
    const record = records.find((one) => one.type === type)
    const own = new Set<PropertyKey>(type.pageOnly)
    const { translationsKey } = type.declaration
    const withOthers = (values: object) =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, own.has(name) ? another(value) : value]),
      )
    const entries = (record?.fields[translationsKey] ?? []) as object[] // as the probes create them
    const fields = { ...withOthers(record?.fields ?? {}), [translationsKey]: entries.map(withOthers) }
    const key = dependencies.record(type.key, 1)
    // after an earlier attempt it has the values of the others
    await publishStreamEvents(site.publisher, [await site.save(type, 1, record?.fields ?? {})])
    // its own page and the one that shows all of it, such as the feed
    const readers = (await index.readersOf([key])).get(key)?.size ?? 0
    const { result } = await publishStreamEvents(site.publisher, [await site.save(type, 1, fields)])
    if (result?.rendered !== readers || readers > 2) others.push(`${type.key}: ${result?.rendered} pages`)
  }

  expect(others).toEqual([])
})

/** One case per way a page shows a field; `tests/load/publishing/stalePages.ts` covers all fields. */
const CHANGES = {
  product: 'hasPackageGeneral',
  instancePackage: 'price',
  event: 'categoryId',
  faqCategory: 'description',
} as const

test('a change leaves no page as it was that would be another now', async () => {
  const stale: string[] = []
  let rendered = 0
  for (const [key, name] of Object.entries(CHANGES)) {
    const type = requireContentType(key)
    const record = records.find((one) => one.type === type)
    const fields = record && withChange(type, record, name)
    if (!fields) throw new Error(`${key} has no other ${name}`)
    const { result } = await publishStreamEvents(site.publisher, [await site.save(type, record.id, fields)])
    const all = await publishAll(site.publisher)
    rendered += result?.rendered ?? 0
    if (all.skipped < all.rendered || all.removed > 0)
      stale.push(`${key} ${name}: ${all.rendered - all.skipped}`)
  }

  expect(stale).toEqual([])
  expect(rendered).toBeGreaterThan(0)
})

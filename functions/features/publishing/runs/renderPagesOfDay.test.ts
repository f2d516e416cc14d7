import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { nextPhaseOn, phaseOf, startOfDay, todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { event } from '@flou/shared/content/types/promotion/event.ts'
import { specialOffer } from '@flou/shared/content/types/promotion/specialOffers.ts'
import type { ContentSource, SiteRenderer } from '@flou/shared/site/contentSource.ts'
import { publishAll } from '../publishAll.ts'
import { onStream } from '../onStream.ts'
import { driveQueue } from '../testing/driveQueue.ts'
import { startPublishing, texts } from '../testing/publishHarness.ts'
import { dependencies } from '../../../core/store/dependencies.ts'
import { publishKeys } from '../store/publishKeys.ts'
import { renderPagesOfDay } from './renderPagesOfDay.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const MINUTE_MS = 60_000
const MIDNIGHT = startOfDay('2026-12-01')
const at = (minutes: number, from = MIDNIGHT) => new Date(from.getTime() + minutes * MINUTE_MS)

type Site = Awaited<ReturnType<typeof startPublishing>>
const started: Site[] = []
let site: Site
let now: Date
let rendered: string[]
/** Called once after a page is rendered, to advance the clock. */
let afterRender: () => void

/** A record's page with a phase and the day on which it changes, like offers and events. */
async function phasePage(source: ContentSource, type: typeof event | typeof specialOffer, slug: string) {
  const record = await source.bySlug(type, slug)
  if (!record) return undefined
  const today = todayInJakarta(source.now)
  const next = nextPhaseOn(record, today)
  if (next !== undefined) source.scheduleRerender(next)
  return `${record.title} is ${phaseOf(record, today)}`
}

/** A list of upcoming and running records by end date, and of past ones. */
async function listPage(source: ContentSource) {
  const today = todayInJakarta(source.now)
  const shown = await source.list(event, { range: { from: today }, isReversed: true, limit: 10 })
  const past = await source.list(event, { range: { below: today }, limit: 10 })
  for (const one of shown) source.scheduleRerender(nextPhaseOn(one, today) ?? '')
  const named = shown.map((one) => `${one.title} ${phaseOf(one, today)}`)
  return [...named, ...past.map(({ title }) => `${title} over`)].join()
}

async function text(path: string, source: ContentSource): Promise<string | undefined> {
  const [, area, slug = ''] = path.split('/')
  if (path === '/event') return listPage(source)
  if (path.startsWith('/event/page/')) return void (await source.list(event, { skip: 10, limit: 10 }))
  if (area === 'event') return phasePage(source, event, slug)
  if (area === 'special-offers') return phasePage(source, specialOffer, slug)
  if (path === '/shared') return source.readFragment('banner', listPage)
  return 'nothing of the day'
}

const renderer: SiteRenderer = {
  buildId: 'test',
  staticPaths: ['/', '/event', '/shared'],
  errorPages: {},
  async renderPage(path, source) {
    rendered.push(path)
    const html = await text(path, source)
    afterRender()
    return html === undefined ? { status: 404, html: '', data: '' } : { status: 200, html, data: '' }
  },
}

type Days = [startDate: string, endDate: string]
const saveEvent = (id: number, slug: string, [startDate, endDate]: Days) =>
  site.save(event, id, { slug, startDate, endDate, categoryId: 1, contents: texts({ title: slug }) })
const saveOffer = (id: number, slug: string, [startDate, endDate]: Days) =>
  site.save(specialOffer, id, { slug, startDate, endDate, productId: 1, contents: texts({ title: slug }) })

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // reports of publishing
  site = await startPublishing()
  started.push(site)
  now = at(-60)
  rendered = []
  afterRender = () => {}
  Object.assign(site.publisher, { renderer, now: () => now })
  await saveEvent(1, 'begins', ['2026-12-01', '2026-12-02'])
  await saveEvent(2, 'ended', ['2026-11-30', '2026-11-30'])
  await saveEvent(3, 'later', ['2027-02-01', '2027-02-02'])
  await saveEvent(4, 'long-ago', ['2026-02-01', '2026-02-02'])
  await saveOffer(1, 'until-today', ['2026-11-01', '2026-11-30'])
  await saveOffer(2, 'until-march', ['2026-11-01', '2027-03-31'])
  await publishAll(site.publisher)
  rendered = []
})
afterAll(() => Promise.all(started.map(({ stop }) => stop())))

const html = (path: string) => site.objects.get(`en${path}/index.html`)

/** Runs a minute of the schedule and its effects; returns the rendered pages without duplicates. */
async function minute(time: Date): Promise<string[]> {
  now = time
  rendered = []
  await renderPagesOfDay(site.table, now)
  await driveQueue(site.publisher)
  return [...new Set(rendered)].toSorted()
}

const CHANGED = ['/event', '/event/begins', '/event/ended', '/shared', '/special-offers/until-today']

test('at midnight in Jakarta exactly the pages that the day changes are rendered, once', async () => {
  expect(html('/event')).toBe('ended running,begins coming,later coming,long-ago over')
  const early = await minute(at(-1))
  const onTime = await minute(at(0))
  const again = await minute(at(1))

  expect([early, onTime, again]).toEqual([[], CHANGED, []])
  expect(html('/event')).toBe('begins running,later coming,ended over,long-ago over')
  expect(html('/shared')).toBe(html('/event'))
  expect(html('/event/begins')).toBe('begins is running')
  expect(html('/event/ended')).toBe('ended is over')
  expect(html('/special-offers/until-today')).toBe('until-today is over')
})

test('a page rendered just before midnight is found, although it says so only after', async () => {
  await minute(at(0))
  // rendered before midnight, written after the first query
  now = at(-1)
  const record = await saveEvent(5, 'late', ['2026-12-01', '2026-12-01'])
  afterRender = () => (now = at(0.5))
  await onStream(site.publisher, [record])
  expect(html('/event/late')).toBe('late is coming')
  afterRender = () => {}

  expect(await minute(at(1))).toContain('/event/late')
  expect(html('/event/late')).toBe('late is running')
})

test.each([
  ['in an hour of the next day', at(24 * 60 + 37), at(24 * 60 + 40)],
  ['after a week', at(8 * 24 * 60 + 3), at(8 * 24 * 60 + 10)],
  ['after half a year', at(180 * 24 * 60 + 11), at(180 * 24 * 60 + 20)],
])('a night that was missed is made up for %s', async (_, between, full) => {
  await minute(at(-50)) // time of its last run
  const before = await minute(between)
  const found = await minute(full)

  expect(before).toEqual(expect.not.arrayContaining(['/event/ended']))
  expect(found).toEqual(expect.arrayContaining(CHANGED))
  expect(html('/event/ended')).toBe('ended is over')
})

test('a page that waits in the queue over several minutes is rendered, and then left alone', async () => {
  now = at(0)
  await renderPagesOfDay(site.table, now)
  await renderPagesOfDay(site.table, at(1))

  expect(await minute(at(2))).toEqual(CHANGED)
  expect(await minute(at(3))).toEqual([])
})

test('days are noted by pages, not by the parts they share, which keep old keys for a while', async () => {
  const noted = await site.table.get(publishKeys.pageDependency('/shared', dependencies.day('2026-12-01')))
  const ofPart = await site.table.get(publishKeys.pageDependency('@banner', dependencies.day('2026-12-01')))

  expect(noted).toBeDefined()
  expect(ofPart).toBeUndefined()
})

test('in other minutes of the day nothing is asked', async () => {
  const query = vi.spyOn(site.table, 'query')

  await renderPagesOfDay(site.table, at(12 * 60 + 3))

  expect(query).not.toHaveBeenCalled()
})

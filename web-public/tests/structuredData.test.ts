import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES, localPath } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { SiteRenderer } from '@flou/shared/site/contentSource.ts'
import { builtRenderer } from './builtRenderer.ts'
import { checkNode, nodesIn } from './checkStructuredData.ts'
import { DECLARED_PAGES } from './declaredPages.ts'
import { FIXTURE } from './fixture.ts'
import { memorySource } from './memorySource.ts'

const SITE = { origin: 'https://site.example', adminOrigin: 'https://admin.example' }
let renderer: SiteRenderer
beforeAll(async () => {
  renderer = await builtRenderer()
}, 60_000)

/** The home page, and pages without links to them. */
const WITHOUT_WAY = new Set<string>(
  (
    [
      'home',
      'notFound',
      'search',
      'newsletterConfirm',
      'newsletterUnsubscribe',
      'placeAccept',
      'placeCancel',
      'dataRequestProve',
    ] as const
  ).map((name) => pathTo(name)),
)

test.each(DECLARED_PAGES)('%s says what search engines ask for, and nothing else', async (path) => {
  for (const language of LANGUAGES) {
    const { html } = await renderer.renderPage(path, memorySource(FIXTURE, language), SITE)
    const nodes = nodesIn(html)

    expect(nodes.flatMap((node) => [...checkNode(node)])).toEqual([])
    const ways = nodes.filter(({ '@type': type }) => type === 'BreadcrumbList')
    expect(ways).toHaveLength(WITHOUT_WAY.has(path) ? 0 : 1)
    const last = (ways[0]?.['itemListElement'] as { item: string }[] | undefined)?.at(-1)
    if (last) expect(last.item).toBe(SITE.origin + localPath(path, language))
  }
})

const nodesOf = async (path: string, content: typeof FIXTURE = FIXTURE) => {
  const { html } = await renderer.renderPage(path, memorySource(content, 'en'), SITE)
  return nodesIn(html)
}

test('an event in a hall says where it is; a product without a price is a service', async () => {
  const { records } = FIXTURE
  const event = (records['event'] ?? []).map((one) => ({ ...one, isOnline: false }))
  const [hall] = await nodesOf(pathTo('event', 'later'), { ...FIXTURE, records: { ...records, event } })
  const [service] = await nodesOf(pathTo('product', 'archive'))

  expect(hall).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', address: { addressCountry: 'ID' } },
  })
  expect(service).toMatchObject({ '@type': 'Service', name: 'Archive' })
  expect([hall, service].flatMap((node) => [...checkNode(node ?? {})])).toEqual([])
})

test('what is wrong is found: what is missing, of another kind, unknown, or does not go together', () => {
  const event = {
    '@type': 'Event',
    name: 'Day',
    description: 'x',
    startDate: '2026-12-02T09:00:00',
    endDate: '2026-12-01',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Hall' },
    image: [],
    url: '/event/day',
    organizer: { '@id': `${SITE.origin}/#organization` },
    price: 1,
  }

  expect([...checkNode(event)]).toEqual([
    'Event: startDate is "2026-12-02T09:00:00"',
    'Event.location > Place: address is missing',
    'Event: image is empty',
    'Event: url is "/event/day"',
    'Event: price is not declared',
    'Event: endDate before startDate',
  ])
})

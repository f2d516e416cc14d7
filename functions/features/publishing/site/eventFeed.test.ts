import { afterAll, beforeAll, expect, test } from 'vitest'
import { event } from '@flou/shared/content/types/promotion/event.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { dependencies } from '../../../core/store/dependencies.ts'
import { publishAll } from '../publishAll.ts'
import { PageStore } from '../pageData/pageStore.ts'
import { startPublishing, texts } from '../testing/publishHarness.ts'

let site: Awaited<ReturnType<typeof startPublishing>>
beforeAll(async () => {
  site = await startPublishing()
  // today is 21 November in Jakarta
  await add(1, 'over', ['2026-11-20', '2026-11-20'])
  await add(2, 'later', ['2026-12-30', '2027-01-02'])
  await add(3, 'today', ['2026-11-21', '2026-11-21'])
  await add(4, 'off', ['2027-02-01', '2027-02-01'])
  await publishAll(site.publisher)
})
afterAll(() => site.stop())

const add = (id: number, slug: string, [startDate, endDate]: [string, string]) =>
  site.save(event, id, {
    ...initialOf(event.declaration, new Date('2026-11-01')),
    slug,
    startDate,
    endDate,
    isCalledOff: slug === 'off',
    contents: texts({ title: `Event <${slug}>`, description: 'About it', place: 'Jakarta' }),
  })

const feed = (language: 'en' | 'id') => site.objects.get(`${language}/event/feed.xml`) ?? ''
const linksIn = (xml: string) => [...xml.matchAll(/<item>.*?<link>([^<]*)/g)].map(([, link]) => link)

test('the feed has the events to come, the soonest first, in each language', () => {
  expect(linksIn(feed('en'))).toEqual([
    'https://site.example/event/today',
    'https://site.example/event/later',
    'https://site.example/event/off',
  ])
  expect(linksIn(feed('id'))).toEqual([
    'https://site.example/id/event/today',
    'https://site.example/id/event/later',
    'https://site.example/id/event/off',
  ])
  expect(feed('id')).toContain('href="https://site.example/id/event/feed.xml" rel="self"')
})

test('an event says when and where it is', () => {
  expect(feed('en')).toContain('<title>Event &lt;later&gt;</title>')
  expect(feed('en')).toMatch(/<description>December 30, 2026\s–\sJanuary 2, 2027 · Jakarta · About it</)
  expect(feed('id')).toContain('<description>21 November 2026 · Jakarta (id) · About it (id)<')
})

test('an event that is called off says so in its title', () => {
  expect(feed('en')).toContain('<title>Cancelled: Event &lt;off&gt;</title>')
  expect(feed('id')).toContain('<title>Dibatalkan: ')
})

test('the feed is made again when its first event has begun', async () => {
  const page = (await new PageStore(site.table).load(['/event/feed.xml'])).get('/event/feed.xml')

  expect(page?.dependencies).toContain(dependencies.day('2026-11-22'))
  expect(site.sitemap()).not.toContain('feed.xml')
})

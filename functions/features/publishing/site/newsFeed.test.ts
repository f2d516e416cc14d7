import { afterAll, beforeAll, expect, test } from 'vitest'
import { media } from '@flou/shared/content/types/media.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { publishAll } from '../publishAll.ts'
import { publishStreamEvents } from '../publishStreamEvents.ts'
import { articleFields, startPublishing, texts } from '../testing/publishHarness.ts'

let site: Awaited<ReturnType<typeof startPublishing>>
beforeAll(async () => {
  site = await startPublishing()
  await site.save(media, 7, {
    name: 'a',
    mime: 'image/webp',
    size: 4_321,
    width: 10,
    height: 10,
    path: '/media/a.webp',
    variants: [],
    alt: [],
  })
  for (let day = 1; day <= 25; day += 1) {
    const publishDate = `2026-10-${String(day).padStart(2, '0')}`
    const contents = texts({ title: `Day ${day} <&> "x"`, description: 'a\u0000b', content: '<p>text</p>' })
    await site.save(news, day, articleFields(`day-${day}`, { publishDate, contents, mediaId: 7 }))
  }
  await publishAll(site.publisher)
})
afterAll(() => site.stop())

const feed = (language: 'en' | 'id') => site.objects.get(`${language}/feed.xml`) ?? ''
const itemsOf = (xml: string) => [...xml.matchAll(/<item>.*?<\/item>/g)].map(([item]) => item)

test('the feed has the 20 newest articles, newest first, with absolute addresses of its language', () => {
  const [first = '', ...rest] = itemsOf(feed('id'))

  expect(rest).toHaveLength(19)
  expect(first).toContain('<link>https://site.example/id/news-and-information/day-25</link>')
  expect(first).toContain('<pubDate>Sat, 24 Oct 2026 17:00:00 GMT</pubDate>') // midnight in Jakarta
  expect(first).toContain('<guid isPermaLink="false">site.example:news:25:id</guid>')
  expect(first).toContain(
    '<enclosure url="https://site.example/media/a.webp" length="4321" type="image/webp"/>',
  )
  expect(feed('id')).toContain('<language>id-id</language>')
  expect(feed('en')).toContain('href="https://site.example/en/feed.xml" rel="self"')
})

test('an enclosure has address, length and type of one file: the size that is shown by default', async () => {
  const variants = [
    { path: '/media/b-320.avif', mime: 'image/avif', width: 320, height: 180, size: 9_000 },
    { path: '/media/b-1600.jpg', mime: 'image/jpeg', width: 1600, height: 900, size: 120_000 },
    { path: '/media/b-320.jpg', mime: 'image/jpeg', width: 320, height: 180, size: 15_000 },
  ]
  const upload = { name: 'b', mime: 'image/png', size: 900_000, width: 3000, height: 1690, alt: [] }
  const enclosureOf = async (path: string) => {
    await publishStreamEvents(site.publisher, [await site.save(media, 7, { ...upload, path, variants })])
    return /<enclosure[^>]*>/.exec(feed('en'))?.[0]
  }
  const jpeg = '<enclosure url="https://site.example/media/b-1600.jpg" length="120000" type="image/jpeg"/>'

  expect(await enclosureOf('/media/b-1600.jpg')).toBe(jpeg)
  expect(await enclosureOf('/media/b-320.avif')).toBe(
    '<enclosure url="https://site.example/media/b-320.avif" length="9000" type="image/avif"/>',
  )
  expect(await enclosureOf('/media/not-a-size.png')).toBe(jpeg)
})

test('what XML cannot say is escaped or left out', () => {
  expect(feed('en')).toContain('<title>Day 25 &lt;&amp;&gt; &quot;x&quot;</title>')
  expect(feed('en')).toContain('<description>ab</description>')
})

test('a new title is in the feed at once; it is no page of the sitemap', async () => {
  const contents = texts({ title: 'Renamed', description: 'x', content: '<p>text</p>' })
  const fields = articleFields('day-25', { publishDate: '2026-10-25', contents, mediaId: 7 })

  await publishStreamEvents(site.publisher, [await site.save(news, 25, fields)])

  expect(feed('en')).toContain('<title>Renamed</title>')
  expect(site.sitemap()).not.toContain('feed.xml')
})

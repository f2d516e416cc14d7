import { afterEach, beforeEach, expect, test } from 'vitest'
import { news } from '@flou/shared/content/types/news.ts'
import { publishAll } from '../publishAll.ts'
import { publishStreamEvents } from '../publishStreamEvents.ts'
import { articleFields, startPublishing } from '../testing/publishHarness.ts'
import { writeSitemap } from './writeSitemap.ts'

const NEWS = 'sitemap-news-and-information'
const article = (slug: string) => `/news-and-information/${slug}`

let site: Awaited<ReturnType<typeof startPublishing>>
beforeEach(async () => {
  site = await startPublishing()
  await site.save(news, 1, articleFields('first'))
  await site.save(news, 2, articleFields('second'))
  await publishAll(site.publisher)
  site.writes.length = 0
})
afterEach(() => site.stop())

const sitemaps = () => site.writes.filter((key) => key.startsWith('sitemap'))
const publish = async (id: number, fields: Record<string, unknown>) =>
  publishStreamEvents(site.publisher, [await site.save(news, id, fields)])
const none = { present: [], absent: [] }

test('there is a file for each area with pages, and the index names them', () => {
  const names = [...site.objects.keys()].filter((key) => key.startsWith('sitemap')).toSorted()

  expect(names).toEqual(['sitemap-main.xml', `${NEWS}.xml`, 'sitemap.xml'])
  expect(site.sitemap()).not.toContain('no file')
  expect(site.objects.get(`${NEWS}.xml`)).toContain(`${article('first')}</loc><lastmod>2026-11-21`)
  expect(site.objects.get('sitemap-main.xml')).not.toContain('lastmod')
})

test('a new article writes the file of its area and no other', async () => {
  await publish(3, articleFields('third'))

  expect([...new Set(sitemaps())]).toEqual([`${NEWS}.xml`])
  expect(site.sitemap()).toContain(article('third'))
})

test('an area of very many pages has a file for each letter, of which a change writes one', async () => {
  await writeSitemap(site.publisher, none, { changed: 'all', bucketedFrom: 2 })
  const split = site.objects.get('sitemap.xml')
  site.writes.length = 0
  await publish(3, articleFields('further'))

  expect(split).toContain(`${NEWS}.f.xml`)
  expect(split).toContain(`${NEWS}.s.xml`)
  expect([...new Set(sitemaps())]).toEqual([`${NEWS}.f.xml`])
  for (const slug of ['first', 'second', 'further'])
    expect(site.sitemap().split(`<loc>https://site.example${article(slug)}</loc>`)).toHaveLength(2)
})

test('a letter without pages is no longer named; an area that has become small is one file again', async () => {
  await writeSitemap(site.publisher, none, { changed: 'all', bucketedFrom: 2 })
  await publish(2, articleFields('second', { status: '0' }))
  const without = site.objects.get('sitemap.xml')

  await writeSitemap(site.publisher, none, { changed: 'all' })

  expect(without).toContain(`${NEWS}.f.xml`)
  expect(without).not.toContain(`${NEWS}.s.xml`)
  expect(site.objects.get('sitemap.xml')).not.toContain(`${NEWS}.f.xml`)
  expect(site.sitemap()).toContain(article('first'))
})

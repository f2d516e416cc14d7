import { news } from '@flou/shared/content/types/news.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishAll } from './publishAll.ts'
import { publishStreamEvents } from './publishStreamEvents.ts'
import { articleFields, startPublishing, texts } from './testing/publishHarness.ts'

const page = (slug: string) => `/news-and-information/${slug}`

let site: Awaited<ReturnType<typeof startPublishing>>
beforeAll(async () => {
  site = await startPublishing()
  const content = `<a href="${page('target')}#part" data-record="news#2">read</a> <a href="/pricing?a=1">prices</a>`
  await site.save(
    news,
    1,
    articleFields('holder', { contents: texts({ title: 'Holder', description: 'x', content }) }),
  )
  await site.save(news, 2, articleFields('target'))
  await publishAll(site.publisher)
})
afterAll(() => site.stop())

const holder = (language: 'en' | 'id') => site.objects.get(`${language}${page('holder')}/index.html`)

test('links in texts lead to pages of the language they are read in', () => {
  expect(holder('id')).toContain(`<a href="/id${page('target')}#part">read</a>`)
  expect(holder('id')).toContain('<a href="/id/pricing?a=1">prices</a>')
  expect(holder('en')).toContain(`<a href="${page('target')}#part">read</a>`)
  expect(holder('en')).toContain('<a href="/pricing?a=1">prices</a>')
})

test('a linked record that is renamed, hidden and shown again changes the pages whose texts link to it', async () => {
  await publishStreamEvents(site.publisher, [await site.save(news, 2, articleFields('renamed'))])
  const renamed = holder('id')
  await publishStreamEvents(site.publisher, [
    await site.save(news, 2, articleFields('renamed', { status: '0' })),
  ])
  const hidden = holder('id')
  await publishStreamEvents(site.publisher, [await site.save(news, 2, articleFields('renamed'))])

  expect(renamed).toContain(`<a href="/id${page('renamed')}#part">read</a>`)
  expect(hidden).toContain('read <a href="/id/pricing?a=1">')
  expect(holder('id')).toBe(renamed)
})

test('an edit of the linked text alone renders no page that links to it', async () => {
  site.rendered.length = 0
  const contents = texts({ title: 'target', description: 'about target', content: '<p>new</p>' })
  const fields = articleFields('renamed', { contents })
  await publishStreamEvents(site.publisher, [await site.save(news, 2, { ...fields })])
  site.rendered.length = 0
  const other = texts({ title: 'target', description: 'about target', content: '<p>newer</p>' })

  await publishStreamEvents(site.publisher, [await site.save(news, 2, { ...fields, contents: other })])

  expect(site.rendered).not.toContain(`en${page('holder')}`)
  expect(site.rendered).toContain(`en${page('renamed')}`)
})

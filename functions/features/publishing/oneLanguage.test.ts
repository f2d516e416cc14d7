import { news } from '@flou/shared/content/types/news.ts'
import { searchQuery } from '@flou/shared/search/results.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { indexReader } from '../search/indexReader.ts'
import { search } from '../search/indexing/answer.ts'
import { memoryIndexFiles } from '../search/storage/indexFiles.ts'
import { publishAll } from './publishAll.ts'
import { publishStreamEvents } from './publishStreamEvents.ts'
import { articleFields, startPublishing } from './testing/publishHarness.ts'
import { documentRenderer } from './testing/documentRenderer.ts'

const PATH = '/news-and-information/kabar'

let site: Awaited<ReturnType<typeof startPublishing>>
beforeAll(async () => {
  site = await startPublishing()
  await publishAll(site.publisher)
})
afterAll(() => site.stop())

const text = (languageId: number, title: string, content: string) => ({
  languageId,
  title,
  description: `${title}.`,
  content,
})
const file = (language: 'en' | 'id', name = `${PATH.slice(1)}/index.html`) =>
  site.objects.get(`${language}/${name}`) ?? ''

test('the page of a missing language shows the other text; sitemap, feed and search name it once it exists', async () => {
  const index = memoryIndexFiles()
  const publisher = { ...site.publisher, index, renderer: documentRenderer(site.publisher.renderer) }
  const publish = async (english: string, more: { onlyIn?: 'id' }) => {
    const contents = [text(1, 'Banjir Jakarta', '<p>isi</p>'), text(2, 'Jakarta floods', english)]
    const fields = articleFields('kabar', { contents, ...more })
    await publishStreamEvents(publisher, [await site.save(news, 1, fields)])
    const found = await indexReader({ files: index, now: () => 0 }).current()
    const hits = (language: 'en' | 'id', query: string) =>
      search(searchQuery({ query }), found, { language, now: publisher.now() }).results.some(
        ({ id }) => id === PATH,
      )
    return {
      english: file('en').includes('Jakarta floods'),
      indonesianInEnglish: file('en').includes('Banjir Jakarta'),
      sitemap: ['', '/id'].map((prefix) =>
        site.sitemap().includes(`<loc>https://site.example${prefix}${PATH}<`),
      ),
      feeds: [file('en', 'feed.xml'), file('id', 'feed.xml')].map((feed) => feed.includes(PATH)),
      hits: [hits('en', 'banjir'), hits('en', 'floods'), hits('id', 'banjir')],
    }
  }

  expect(await publish('', { onlyIn: 'id' })).toEqual({
    english: false,
    indonesianInEnglish: true,
    sitemap: [false, true],
    feeds: [false, true],
    hits: [false, false, true],
  })
  expect(site.sitemap()).not.toContain('hreflang="en" href="https://site.example/news-and-information/kabar"')
  expect(await publish('<p>text</p>', {})).toEqual({
    english: true,
    indonesianInEnglish: false,
    sitemap: [true, true],
    feeds: [true, true],
    hits: [false, true, true],
  })
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { media } from '@flou/shared/content/types/media.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { brokenTargets } from '../store/brokenLinkRows.ts'
import { publishAll } from '../publishAll.ts'
import { publishStreamEvents } from '../publishStreamEvents.ts'
import { articleFields, startPublishing, texts } from '../testing/publishHarness.ts'

const page = (slug: string) => `/news-and-information/${slug}`

let site: Awaited<ReturnType<typeof startPublishing>>
beforeEach(async () => {
  site = await startPublishing()
})
afterEach(() => site.stop())

/** An article whose text links to paths that occur only in this text. */
const linking = (...addresses: string[]) =>
  articleFields('holder', {
    contents: texts({
      title: 'Holder',
      description: 'x',
      content: addresses.map((address) => `<a href="${address}">to ${address}</a>`).join(' '),
    }),
  })

const broken = async () => {
  const found = await brokenTargets(site.table, { place: 'page', prefix: '', limit: 10 })
  return found.map(({ target, pages }) => `${target} on ${pages.map(({ path }) => path).join()}`)
}
const save = async (id: number, fields: Record<string, unknown>) =>
  publishStreamEvents(site.publisher, [await site.save(news, id, fields)])

test('a link is broken while nothing is published where it leads, whoever is edited', async () => {
  await save(1, linking(page('later')))
  const before = await broken()
  site.writes.length = 0
  await save(2, articleFields('later'))
  const published = await broken()
  await save(2, articleFields('later', { status: '0' }))
  const hidden = await broken()
  await save(1, linking('/'))

  const report = `${page('later')} on ${page('holder')}`
  expect([before, published, hidden, await broken()]).toEqual([[report], [], [report], []])
  // two languages and their data, for its own edit only
  expect(site.writes.filter((key) => key.includes('holder'))).toHaveLength(4)
})

test('what a full publish renders later and what has moved is there', async () => {
  await site.save(news, 1, linking(page('later'), '/id/news-and-information', 'https://site.example/'))
  await site.save(news, 2, articleFields('later'))

  await publishAll(site.publisher)
  const first = await broken()
  await save(2, articleFields('moved'))

  expect([first, await broken()]).toEqual([[], []])
})

test('an address that no page can have is broken, and a place that the page does not have', async () => {
  await save(1, linking('/nowhere/at-all', '#missing', '#top', '/nowhere/at-all?again'))

  expect(await broken()).toEqual([`#missing on ${page('holder')}`, `/nowhere/at-all on ${page('holder')}`])
})

test('a link says since when it is broken, however often its page is rendered, and anew once it was mended', async () => {
  const at = (day: string) => {
    site.publisher.now = () => new Date(`2026-11-${day}T03:00:00Z`)
  }
  const since = async () => {
    const found = await brokenTargets(site.table, { place: 'page', prefix: '', limit: 10 })
    return found.map((one) => `${one.target} ${one.since.slice(0, 10)}`)
  }
  await save(1, linking('/nowhere'))
  at('22')
  await save(1, linking('/nowhere', '/other'))
  const later = await since()
  at('23')
  await save(1, linking('/other'))
  at('24')
  await save(1, linking('/other', '/nowhere'))

  expect(later).toEqual(['/nowhere 2026-11-21', '/other 2026-11-22'])
  expect(await since()).toEqual(['/nowhere 2026-11-24', '/other 2026-11-22'])
})

/**
 * An article with an anchor on its page and one on its English page only. The plain renderer does not escape titles.
 */
const placed = (slug: string, place: string) => {
  const [indonesian, english] = texts({ title: '', description: 'x', content: '' })
  const title = `<h2 id="${place}">x</h2>`
  const contents = [
    { ...indonesian, title },
    { ...english, title: `${title}<h2 id="only-english">x</h2>` },
  ]
  return articleFields(slug, { contents })
}
const onHolder = (target: string) => `${target} on ${page('holder')}`

test('a place on another page is looked for on the page of its language, as it is published', async () => {
  await save(1, linking(`${page('other')}#first`, `${page('other')}#only-english`))
  const missing = await broken()
  await save(2, placed('other', 'first'))
  const published = await broken()
  await save(2, placed('other', 'second'))
  const renamed = await broken()
  await save(2, placed('other', 'first'))

  // links lead to the page in the language of the text
  const english = onHolder(`${page('other')}#only-english`)
  expect(missing).toEqual([onHolder(page('other'))])
  expect(published).toEqual([english])
  expect(renamed).toEqual([onHolder(`${page('other')}#first`), english])
  expect(await broken()).toEqual(published)
})

test('places of pages that a full publish renders later are looked for then', async () => {
  await site.save(news, 1, linking(`${page('zebra')}#first`, `${page('zebra')}#none`))
  await site.save(news, 2, placed('zebra', 'first'))

  await publishAll(site.publisher)

  expect(await broken()).toEqual([onHolder(`${page('zebra')}#none`)])
})

const PDF = '/media/0123456789abcdef01234567/file.pdf'
const file = (changes: Record<string, unknown> = {}) => ({
  name: 'Price list',
  mime: 'application/pdf',
  path: PDF,
  variants: [],
  tags: [],
  contents: texts({ alt: '' }),
  ...changes,
})
const saveFile = async (fields: Record<string, unknown>) =>
  publishStreamEvents(site.publisher, [await site.save(media, 7, fields)])

test('a file that is not in the library or in the trash is broken, and mended when it is there', async () => {
  const picture = '<img src="/media/00ff/640.webp" alt="A rack">'
  const links = `<a href="${PDF}#page=2">Prices</a><a href="https://other.example/media/a.pdf">Other</a>`
  const contents = texts({ title: 'Holder', description: 'x', content: links + picture })
  await save(1, articleFields('holder', { contents }))
  const absent = await broken()
  await saveFile(file())
  const there = await broken()
  await saveFile({ ...file(), isTrashed: true })

  const report = [onHolder('/media/00ff/640.webp'), onHolder(PDF)]
  expect([absent, there, await broken()]).toEqual([report, report.slice(0, 1), report])
})

test('the links of a page that is gone are gone with it', async () => {
  await save(1, linking('/nowhere'))

  await save(1, { ...linking('/nowhere'), status: '0' })

  expect(await broken()).toEqual([])
})

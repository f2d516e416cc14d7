import { afterEach, beforeEach, expect, test } from 'vitest'
import { news } from '@flou/shared/content/types/news.ts'
import { brokenTargets } from '../../store/publishing/brokenLinks.ts'
import { publishAll } from '../publishAll.ts'
import { publishChanges } from '../publishChanges.ts'
import { articleFields, startPublishing, texts } from '../testing/publishHarness.ts'

const page = (slug: string) => `/news-and-information/${slug}`

let site: Awaited<ReturnType<typeof startPublishing>>
beforeEach(async () => {
  site = await startPublishing()
})
afterEach(() => site.stop())

/** An article whose text links to addresses that nothing but the text names. */
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
  publishChanges(site.publisher, [await site.save(news, id, fields)])

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
  expect(site.writes.filter((key) => key.includes('holder'))).toHaveLength(4) // two languages and their data: for its own edit only
})

test('what a full publish renders later, what has moved, and what is still to be built, is there', async () => {
  await site.save(
    news,
    1,
    linking(page('later'), '/pricing/calculator', '/id/news-and-information', 'https://site.example/'),
  )
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

test('the links of a page that is gone are gone with it', async () => {
  await save(1, linking('/nowhere'))

  await save(1, { ...linking('/nowhere'), status: '0' })

  expect(await broken()).toEqual([])
})

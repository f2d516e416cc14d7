import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHANGE_KINDS, changelogEntry } from '@flou/shared/content/types/company/changelog.ts'
import { publishAll } from '../publishAll.ts'
import { startPublishing, texts } from '../testing/publishHarness.ts'

let site: Awaited<ReturnType<typeof startPublishing>>
beforeAll(async () => {
  site = await startPublishing()
  const entry = (id: number, publishDate: string) =>
    site.save(changelogEntry, id, {
      publishDate,
      changeKind: CHANGE_KINDS.added,
      productIds: [],
      contents: texts({ title: `Change ${id}`, content: '<p>Faster & safer</p>' }),
    })
  await entry(1, '2026-01-05')
  await entry(2, '2026-02-10')
  await publishAll(site.publisher)
})
afterAll(() => site.stop())

test.each([
  ['en', ''],
  ['id', '/id'],
])('the changelog feed in %s lists changes newest first and links to each entry', (language, tree) => {
  const feed = site.objects.get(`${language}/changelog/feed.xml`) ?? ''

  expect([...feed.matchAll(/<link>([^<]*#change-\d+)<\/link>/g)].map(([, link]) => link)).toEqual([
    `https://site.example${tree}/changelog#change-2`,
    `https://site.example${tree}/changelog#change-1`,
  ])
  expect(feed).toContain('<pubDate>Mon, 09 Feb 2026 17:00:00 GMT</pubDate>')
  expect(feed).toContain('&lt;p&gt;Faster')
  expect(feed).toContain(`href="https://site.example/${language}/changelog/feed.xml" rel="self"`)
})

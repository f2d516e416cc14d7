import { beforeAll, expect, test } from 'vitest'
import type { SiteRenderer } from '@flou/shared/site/contentSource.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { builtRenderer } from './builtRenderer.ts'
import { FIXTURE } from './fixture.ts'
import { memorySource } from './memorySource.ts'

const SITE = { origin: 'https://site.example', adminOrigin: 'https://admin.example' }
let renderer: SiteRenderer

beforeAll(async () => {
  renderer = await builtRenderer()
}, 60_000)

const render = (path: string) => renderer.renderPage(path, memorySource(FIXTURE, 'en'), SITE)
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

/** Filter options: targets and labels. */
function choicesOf(html: string) {
  const nav = /aria-label="Filter stories">([\s\S]*?)<\/nav>/.exec(html)?.[1] ?? ''
  return [...nav.matchAll(/<a ([^>]*)>([\s\S]*?)<\/a>/g)].map(([, attributes = '', inner = '']) => ({
    to: /href="([^"]+)"/.exec(attributes)?.[1],
    isChosen: attributes.includes('aria-current'),
    text: inner.replace(/<[^>]*>/g, ''),
  }))
}

test('each choice keeps the other one, says how many stories it leads to, and is left out where there is none', async () => {
  const { html } = await render(pathTo('customerStoryFilter', 'retail_databases'))

  expect(choicesOf(html)).toEqual([
    { to: pathTo('storyProductCategory', 'databases'), isChosen: false, text: 'All 4' },
    { to: pathTo('customerStoryFilter', 'retail_databases'), isChosen: true, text: 'Retail 2' },
    { to: pathTo('customerStoryFilter', 'health_databases'), isChosen: false, text: 'Health 2' },
    { to: pathTo('industryCategory', 'retail'), isChosen: false, text: 'All 3' },
    { to: pathTo('customerStoryFilter', 'retail_databases'), isChosen: true, text: 'Databases 2' },
    { to: pathTo('customerStoryFilter', 'retail_network'), isChosen: false, text: 'Network 1' },
  ])
})

test.each(['health_network', 'retail', 'retail_databases_x', 'nothing_databases'])(
  'there is no page of %s',
  async (filter) => {
    expect((await render(pathTo('customerStoryFilter', filter))).status).toBe(404)
  },
)

test('a story names others: of its industry, older first, then with one of its products, and no more', async () => {
  const related = async (slug: string) => {
    const { html } = await render(pathTo('customerStory', slug))
    return [...mainOf(html).matchAll(/href="\/customer-story\/(story-\d)"/g)].map(([, one]) => one)
  }

  expect(await related('story-4')).toEqual(['story-2', 'story-1', 'story-3'])
  expect(await related('story-1')).toEqual(['story-4', 'story-2'])
})

test('a story quotes who says it, for people and for search engines', async () => {
  const { html } = await render(pathTo('customerStory', 'story-4'))
  const [, text = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? []
  const { '@graph': graph } = JSON.parse(text) as { '@graph': Record<string, unknown>[] }

  expect(mainOf(html)).toMatch(/<blockquote><p>Good<\/p><\/blockquote><figcaption><strong>Ani, director/)
  expect(graph).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        '@type': 'Article',
        datePublished: '2026-11-04T00:00:00.000Z',
        hasPart: expect.objectContaining({ '@type': 'Quotation', text: 'Good' }) as unknown,
      }),
    ]),
  )
})

test('a programme lists the partners of a product or of all, and has no page for a product without partners', async () => {
  const partners = async (product: string) => {
    const { html, status } = await render(pathTo('techPartner', product))
    return status === 404 ? 404 : [...mainOf(html).matchAll(/>(Partner of \w+)</g)].map(([, name]) => name)
  }

  expect(await partners('databases')).toEqual(['Partner of databases'])
  expect(await partners('network')).toBe(404)
  expect(await partners('cloud')).toEqual(['Partner of databases', 'Partner of all'])
  expect([await partners('nothing'), (await render('/partners/cloud-partner')).status]).toEqual([404, 404])
})

test('highlighted groups come first, and once', async () => {
  const { html } = await render(pathTo('community'))

  expect([...mainOf(html).matchAll(/<h3[^>]*>(?:<a[^>]*>)?(One|Two)/g)].map(([, name]) => name)).toEqual([
    'One',
    'Two',
  ])
})

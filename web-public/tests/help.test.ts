import { beforeAll, expect, test } from 'vitest'
import type { SiteRenderer } from '@flou/shared/site/contentSource.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { builtRenderer } from './builtRenderer.ts'
import { FIXTURE } from './fixture.ts'
import { both } from './fixtureParts.ts'
import { memorySource } from './memorySource.ts'

const SITE = { origin: 'https://site.example', adminOrigin: 'https://admin.example' }

const categoryOf = (id: number, type: string) => ({
  id,
  slug: `topic-${id}`,
  type,
  order: id,
  contents: both({ title: `Topik ${id}`, description: '' }, { title: `Topic ${id}`, description: '' }),
})

const questionOf = (id: number, categoryId: number) => ({
  id,
  categoryId,
  order: id,
  contents: both(
    { question: `Tanya ${id}?`, answer: '<p>x</p>' },
    { question: `Ask ${id}?`, answer: '<p>x</p>' },
  ),
})

interface Given {
  categories: readonly { id: number; type: string }[]
  /** Per category. */
  questions: number
}

let renderer: SiteRenderer

beforeAll(async () => {
  renderer = await builtRenderer()
}, 60_000)

/** The page of all questions or another path, of a site with categories and questions. */
async function rendered({ categories, questions }: Given, path = pathTo('faq')): Promise<string> {
  const records = {
    ...FIXTURE.records,
    faqCategory: categories.map(({ id, type }) => categoryOf(id, type)),
    faq: categories.flatMap(({ id }) =>
      Array.from({ length: questions }, (_, index) => questionOf(id * 1000 + index, id)),
    ),
  }
  const { html } = await renderer.renderPage(path, memorySource({ ...FIXTURE, records }, 'en'), SITE)
  return html
}

const topicsIn = (html: string) =>
  [...html.matchAll(/<h2 id="topic-(\d+)-title"/g)].map(([, id]) => Number(id))
const questionsIn = (html: string) => html.match(/<summary>/g)?.length ?? 0

test('the topics of the page itself come before those of other places', async () => {
  const categories = [
    { id: 1, type: 'product' },
    { id: 2, type: 'general' },
    { id: 3, type: 'contact' },
    { id: 4, type: 'general' },
  ]

  expect(topicsIn(await rendered({ categories, questions: 1 }))).toEqual([2, 4, 1, 3])
})

test('a topic shows twelve questions and leads on to all of them', async () => {
  const categories = [{ id: 1, type: 'general' }]
  const link = `class="arrow-link" href="${pathTo('faqCategory', 'topic-1')}"`

  const few = await rendered({ categories, questions: 12 })
  const many = await rendered({ categories, questions: 250 })

  expect([questionsIn(few), few.includes(link)]).toEqual([12, false])
  expect([questionsIn(many), many.includes(link)]).toEqual([12, true])
})

test('the page of a topic has a hundred questions, and further pages for the others', async () => {
  const given = { categories: [{ id: 1, type: 'general' }], questions: 250 }
  const path = pathTo('faqCategory', 'topic-1')

  expect(questionsIn(await rendered(given, path))).toBe(100)
  expect(questionsIn(await rendered(given, `${path}/page/3`))).toBe(50)
})

test('however many topics there are, the page stays bounded and leads to those it does not show', async () => {
  const categories = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, type: 'general' }))
  const html = await rendered({ categories, questions: 13 })

  expect(topicsIn(html)).toHaveLength(24)
  expect(questionsIn(html)).toBe(24 * 12)
  expect(html).toContain(`href="${pathTo('faqCategory', 'topic-30')}"`)
})

test('the anchor of a question is inside of what opens, so that a link to it opens it', async () => {
  const html = await rendered({ categories: [{ id: 1, type: 'general' }], questions: 1 })

  expect(html).toMatch(/<details[^>]*><summary>Ask 1000\?<\/summary><span id="faq-1000"/)
})

test('ways to write without a form name the privacy notice where the site has one, and promise as much without', async () => {
  const path = pathTo('contactUs')
  const notice = {
    id: 9,
    slug: 'privacy',
    customScript: '',
    contents: both(
      { title: 'Privasi kami', content: '<p>x</p>' },
      { title: 'Our privacy', content: '<p>x</p>' },
    ),
  }
  const withNotice = { ...FIXTURE, records: { ...FIXTURE.records, customPage: [notice] } }
  const link = 'Our privacy</a>'

  const named = await renderer.renderPage(path, memorySource(withNotice, 'en'), SITE)
  const plain = await renderer.renderPage(path, memorySource(FIXTURE, 'en'), SITE)

  expect(named.html).toContain(link)
  expect(plain.html).not.toContain(link)
  expect(plain.html).toContain('only to answer you.')
})

test.each([
  ['contactForm', ['dataRequest', 'abuseReport']],
  ['dataRequest', ['abuseReport']],
  ['abuseReport', ['dataRequest']],
] as const)('the form of %s leads to the forms for other purposes, not to itself', async (page, others) => {
  const html = await rendered({ categories: [], questions: 0 }, pathTo(page))

  const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? []
  const linked = (['dataRequest', 'abuseReport'] as const).filter((name) =>
    main.includes(`href="${pathTo(name)}"`),
  )
  expect(linked).toEqual(others)
})

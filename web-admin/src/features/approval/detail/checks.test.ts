import { news } from '@flou/shared/content/types/news.ts'
import { expect, test } from 'vitest'
import { findingsIn, isBrokenLink } from './checks.ts'
import { isVisibleOnSite, movedPath } from './pageStates.ts'

const article = (content: string, more: Record<string, unknown> = {}) => ({
  slug: 'a',
  status: '1',
  contents: [
    { languageId: 1, title: 'Judul', content: '<p>Teks</p>' },
    { languageId: 2, title: 'Title', content },
  ],
  ...more,
})
const found = (content: string) =>
  findingsIn(news.declaration, article(content), article(content)).map(({ check, language, values }) => [
    check,
    language,
    values,
  ])

test('a formatted text is checked for alternative texts, levels of headings and links', () => {
  expect(found('<p>Fine <a href="/pricing">prices</a></p><h2>A</h2><h3>B</h3>')).toEqual([])
  expect(found('<p>A</p><img src="/media/a.webp" alt="" data-decorative="true">')).toEqual([])
  expect(found('<h2>A</h2><h4>B</h4><img src="/media/a.webp" alt=""><a href="/no-such">x</a>')).toEqual([
    ['alt', 'en', {}],
    ['heading', 'en', { from: 'H2', to: 'H4' }],
    ['link', 'en', { href: '/no-such' }],
  ])
})

test('a language that says nothing, and one that was changed alone', () => {
  expect(findingsIn(news.declaration, null, article(''))).toMatchObject([
    { check: 'empty', names: ['content'], language: 'en' },
  ])
  expect(findingsIn(news.declaration, article('<p>Old</p>'), article('<p>New</p>'))).toMatchObject([
    { check: 'stale', names: ['content'], language: 'en' },
  ])
  expect(findingsIn(news.declaration, article('x'), null)).toEqual([])
})

test.each([
  ['/pricing', false],
  ['/id/news-and-information/some-article?x=1#y', false],
  ['/news-and-information/page/2', false],
  ['https://elsewhere.example', false],
  ['/media/files/a.pdf', false],
  ['mailto:a@b.example', false],
  ['/pricng', true],
  ['#', true],
  ['', true],
])('%j leads nowhere: %j', (href, isDead) => {
  expect(isBrokenLink(href)).toBe(isDead)
})

test('a page moves where its slug changes, and only then', () => {
  const [before, after] = [article(''), article('', { slug: 'b' })]

  expect(movedPath({ type: 'news', before, after })).toEqual({
    from: '/news-and-information/a',
    to: '/news-and-information/b',
  })
  expect(movedPath({ type: 'news', before, after: before })).toBeUndefined()
  expect(movedPath({ type: 'news', before: null, after })).toBeUndefined()
})

test('what is hidden by its status is not shown', () => {
  expect(isVisibleOnSite(news, article(''))).toBe(true)
  expect(isVisibleOnSite(news, article('', { status: '0' }))).toBe(false)
})

import { expect, test } from 'vitest'
import type { SearchHit } from '@flou/shared/api.ts'
import { linkChoices } from './linkTargets.ts'

const article = { type: 'news', id: 12, titles: { en: 'New region', id: 'Region baru' }, slug: 'new-region' }
const asked = (typed: string, hits: SearchHit[] = []) => linkChoices({ typed, hits, language: 'id' })

test('a record is offered by its title in the language of the text, with the path of its page', () => {
  const [found] = asked('surabaya', [{ ...article, visibility: 'published' }])

  expect(found).toMatchObject({
    record: 'news#12',
    href: '/news-and-information/new-region',
    title: 'Region baru',
  })
  expect(found).not.toHaveProperty('unseen')
})

test('without a title in that language it has the other one', () => {
  const [found] = asked('surabaya', [{ ...article, titles: { en: 'New region', id: '' } }])

  expect(found?.title).toBe('New region')
})

test.each(['unpublished', 'archived'] as const)(
  'a record that is %s says that visitors do not see it',
  (release) => {
    expect(asked('surabaya', [{ ...article, visibility: release }])[0]?.unseen).toBe('unpublished')
  },
)

test('records without pages, or without a path of their own yet, are not offered', () => {
  const { slug: _, ...unnamed } = article
  const menu = { type: 'menu', id: 3, titles: { en: 'Region', id: 'Region' } }

  expect(asked('surabaya', [menu, unnamed])).toEqual([])
})

test('a page of the site is found by its name in either language', () => {
  const pages = (typed: string) => asked(typed).map(({ href, title, record }) => ({ href, title, record }))

  expect(pages('secur compl')).toEqual([
    { href: '/security-compliance', title: 'Keamanan dan kepatuhan', record: undefined },
  ])
  expect(pages('keamanan')).toEqual(pages('secur compl'))
  expect(pages('not found')).toEqual([])
})

test('an address stands before what is found, so that Enter takes it', () => {
  const hrefs = asked('flou.example/news', [article]).map(({ href }) => href)

  expect(hrefs).toEqual(['https://flou.example/news', '/news-and-information/new-region'])
})

test('nothing typed, nothing offered', () => {
  expect(asked('  ', [article])).toEqual([])
})

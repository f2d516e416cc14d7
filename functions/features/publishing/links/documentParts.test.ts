import { expect, test } from 'vitest'
import { isSamePage } from '../pageData/pageItem.ts'
import { titlesOf } from './documentParts.ts'

const rendered = (title: string) => ({
  status: 200,
  data: '',
  html: `<head><meta property="og:site_name" content="Flou"/><meta property="og:title" content="${title}"/></head>`,
})

test('a page keeps its titles in both languages without the name of the site', () => {
  const pages = [
    ['en', rendered('News &amp; updates | Flou')],
    ['id', rendered('Berita')],
  ] as const

  expect(titlesOf('/news', pages)).toEqual({ titles: { en: 'News & updates', id: 'Berita' } })
  expect(titlesOf('/news', [['en', rendered('')]])).toEqual({})
})

test('a page stored without titles is stored again with them', () => {
  const page = { path: '/news', dependencies: [], hashes: { en: 'x' }, lastModified: '' }

  expect(isSamePage(page, { ...page, titles: { en: 'News' } })).toBe(false)
  expect(isSamePage(page, { ...page })).toBe(true)
})

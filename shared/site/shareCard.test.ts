import { expect, test } from 'vitest'
import {
  cardPath,
  isShareShaped,
  pageOfCard,
  withoutSiteName,
  withSiteName,
  type ShareCard,
} from './shareCard.ts'

const CARD: ShareCard = {
  title: 'Databases',
  section: 'Products',
  siteName: 'Flou Cloud',
  host: 'flou.example',
  picture: '/media/a/file.jpg',
  focal: '0.5 0.5',
}

test.each([
  { language: 'en', path: '/' },
  { language: 'id', path: '/products/group/databases' },
] as const)('a card’s path names its page: $language $path', (page) => {
  expect(pageOfCard(cardPath(page, CARD))).toEqual(page)
})

test('each part of a card, its page and its language change the path', () => {
  const page = { language: 'en', path: '/products' } as const
  const changed = Object.keys(CARD).map((name) => cardPath(page, { ...CARD, [name]: 'other' }))
  const all = [...changed, cardPath(page, CARD), cardPath({ ...page, language: 'id' }, CARD)]

  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((path) => !/^\/og\/(?:en|id)\/products\/[a-z\d-]+\.jpg$/.test(path))).toEqual([])
})

test.each(['/og/fr/x/a-b.jpg', '/og/en', '/og/en/x', '/media/en/x/a-b.jpg', '/og/en/x/a.b.jpg'])(
  '%s is no path of a card',
  (path) => expect(pageOfCard(path)).toBeUndefined(),
)

test('a title has the name of the site if search engines show both in full', () => {
  const [fitting, longer] = ['a'.repeat(47), 'a'.repeat(48)]

  expect(withSiteName('Databases', 'Flou Cloud')).toBe('Databases | Flou Cloud')
  expect(withSiteName(fitting, 'Flou Cloud')).toBe(`${fitting} | Flou Cloud`)
  expect(withSiteName(longer, 'Flou Cloud')).toBe(longer)
  expect(withSiteName('About Flou Cloud', 'Flou Cloud')).toBe('About Flou Cloud')
  expect(withSiteName('Databases', '')).toBe('Databases')
})

test('the name of the site is taken off a title’s end only', () => {
  expect(withoutSiteName('Databases | Flou Cloud', 'Flou Cloud')).toBe('Databases')
  expect(withoutSiteName('Flou Cloud', 'Flou Cloud')).toBe('Flou Cloud')
  expect(withoutSiteName('Databases | ', '')).toBe('Databases | ')
})

test.each([
  [1200, 630, true],
  [1920, 1005, true],
  [1200, 800, false],
  [1600, 900, false],
  [600, 315, false],
  [0, 0, false],
])('a picture of %i × %i is made for sharing: %s', (width, height, expected) => {
  expect(isShareShaped({ width, height })).toBe(expected)
})

import { expect, test } from 'vitest'
import { news } from '@flou/shared/content/types/news.ts'
import { newsSeo } from '@flou/shared/content/types/news.ts'
import { seoPathOf, seoPictureOf } from './seoTexts.ts'

const values = {
  slug: '',
  mediaId: 7,
  seoThumbnailId: 0,
  contents: [
    { languageId: 1, title: 'Jaringan baru' },
    { languageId: 2, title: 'New network' },
  ],
}

test('a path is the slug, else the English title; a section has the path of its page', () => {
  expect(seoPathOf(news, values)).toBe('/news-and-information/new-network')
  expect(seoPathOf(news, { ...values, slug: 'own' })).toBe('/news-and-information/own')
  expect(seoPathOf(newsSeo, {})).toBe('/news-and-information')
})

test('the picture is the first one that is set', () => {
  expect(seoPictureOf(values)).toBe(7)
  expect(seoPictureOf({})).toBe(0)
})

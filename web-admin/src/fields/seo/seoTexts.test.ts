import { describe, expect, test } from 'vitest'
import { news } from '@flou/shared/content/types/news.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { newsSeo } from '@flou/shared/content/types/news.ts'
import { seoPathOf, seoPictureOf, seoTextOf } from './seoTexts.ts'

const values = {
  slug: '',
  mediaId: 7,
  seoThumbnailId: 0,
  contents: [
    { languageId: 1, title: 'Jaringan baru', description: 'Lebih dekat', seoTitle: '', seoDescription: '' },
    {
      languageId: 2,
      title: 'New network',
      description: '',
      content: '<p>Closer <b>to you</b></p>',
      seoTitle: 'Network | Flou',
    },
  ],
}

describe('texts that represent a page', () => {
  test('own texts come before those of the record, which lose their markup', () => {
    expect(seoTextOf(news, { values, language: 'en' }, 'title')).toBe('Network | Flou')
    expect(seoTextOf(news, { values, language: 'id' }, 'title')).toBe('Jaringan baru')
    expect(seoTextOf(news, { values, language: 'id' }, 'description')).toBe('Lebih dekat')
    expect(seoTextOf(news, { values, language: 'en' }, 'description')).toBe('Closer to you')
  })

  test('a category without texts of the language uses the shared ones', () => {
    const category = {
      title: 'Compute',
      seoTitle: '',
      contents: [{ languageId: 1, localTitle: 'Komputasi' }, { languageId: 2 }],
    }
    const type = requireContentType('productCategory')
    expect(seoTextOf(type, { values: category, language: 'id' }, 'title')).toBe('Komputasi')
    expect(seoTextOf(type, { values: category, language: 'en' }, 'title')).toBe('Compute')
  })
})

test('a path is the slug, else the English title; a section has the path of its page', () => {
  expect(seoPathOf(news, values)).toBe('/news-and-information/new-network')
  expect(seoPathOf(news, { ...values, slug: 'own' })).toBe('/news-and-information/own')
  expect(seoPathOf(newsSeo, {})).toBe('/news-and-information')
})

test('the picture is the first one that is set', () => {
  expect(seoPictureOf(values)).toBe(7)
  expect(seoPictureOf({})).toBe(0)
})

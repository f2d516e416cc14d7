import { news, newsCategory } from '@flou/shared/content/types/news.ts'
import { expect, test } from 'vitest'
import { wordsOf, searchWordsOf } from './words.ts'

const contents = (languageId: number, title: string, description: string) => ({
  languageId,
  title,
  description,
})
const article = {
  slug: 'how-to-choose',
  contents: [
    contents(1, 'Cara memilih cloud', 'Harga dan kapasitas yang sesuai untuk setiap usaha'),
    contents(2, 'How to choose a cloud', 'The price and the capacity that fit your business'),
  ],
}

test('words such as "and" are no items of a record, but those of its title are: people type how it begins', () => {
  const words = wordsOf(news, article)

  expect(words).toEqual(expect.arrayContaining(['how', 'to', 'choose', 'cara', 'price', 'capacity', 'harga']))
  for (const common of ['and', 'the', 'that', 'your', 'dan', 'yang', 'untuk'])
    expect(words).not.toContain(common)
})

test('a type that is found by its title alone keeps all words of it', () => {
  const category = { contents: [contents(1, 'Untuk Anda', ''), contents(2, 'For you', '')] }

  expect(wordsOf(newsCategory, category)).toEqual(['for', 'you', 'untuk', 'anda'])
})

test.each([
  ['price and capacity', ['price', 'capacity']],
  ['harga dan kapasitas', ['harga', 'kapasitas']],
  ['with your', ['with', 'your']],
  ['', []],
])('"%s" is looked for by its telling words', (keyword, words) => {
  expect(searchWordsOf(keyword)).toEqual(words)
})

import { expect, test } from 'vitest'
import { news } from '@flou/shared/content/types/news.ts'
import { pendingTexts } from './pendingPictures.ts'

const contents = (id: string, en: string) => ({
  contents: [
    { languageId: 1, title: 'data-upload="t"', content: id },
    { languageId: 2, title: '', content: en },
  ],
})

test('names the text, its language and the uploads that it waits for', () => {
  const html = '<p>A</p><img data-upload="one" alt=""><img data-upload="two" alt="a > b">'

  expect(pendingTexts(news.declaration, contents('<p>B</p>', html))).toEqual([
    { path: 'contents.1.content', html, language: 'en', uploads: ['one', 'two'] },
  ])
})

test('pictures of the library are waited for no more, nor words that say so', () => {
  const html = '<p>data-upload="1"</p><img src="/media/1/a.webp" alt="" data-media="1">'

  expect(pendingTexts(news.declaration, contents(html, ''))).toEqual([])
})

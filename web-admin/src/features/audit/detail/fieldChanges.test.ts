import { news } from '@flou/shared/content/types/news.ts'
import { slider } from '@flou/shared/content/types/slider.ts'
import { expect, test } from 'vitest'
import { fieldChanges } from './fieldChanges.ts'

const record = (link: string, id: string, en: string) => ({
  link,
  order: 2,
  contents: [
    { languageId: 1, title: id, description: 'Sama' },
    { languageId: 2, title: en, description: 'Same' },
  ],
})

test('names each differing field once for each language, and leaves out what is the same', () => {
  const changes = fieldChanges(
    slider.declaration,
    record('/a', 'Halo', 'Hello'),
    record('/b', 'Hai', 'Hello'),
  )

  expect(changes).toEqual([
    { path: 'link', names: ['link'], language: undefined, one: '/a', other: '/b' },
    { path: 'contents.0.title', names: ['title'], language: 'id', one: 'Halo', other: 'Hai' },
  ])
})

test('formatted text is shown as words, and with its marks where only these differ', () => {
  const content = (html: string) => ({ contents: [{ languageId: 2, content: html }] })

  const reworded = fieldChanges(
    news.declaration,
    content('<p>Old <b>words</b></p>'),
    content('<p>New words</p>'),
  )
  const reformatted = fieldChanges(news.declaration, content('<p>Words</p>'), content('<h2>Words</h2>'))

  expect(reworded).toMatchObject([{ one: 'Old words', other: 'New words' }])
  expect(reformatted).toMatchObject([{ one: '<p>Words</p>', other: '<h2>Words</h2>' }])
})

test('what only one of them has stands against nothing', () => {
  const changes = fieldChanges(slider.declaration, { link: '/a' }, {})

  expect(changes).toMatchObject([{ path: 'link', one: '/a', other: '' }])
})

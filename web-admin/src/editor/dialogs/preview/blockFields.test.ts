import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { fieldAt, fieldOf, fieldTexts, markFields } from './blockFields.ts'

const VALUES = {
  slug: 'fast-storage',
  contents: [
    { languageId: 1, title: 'Penyimpanan cepat', content: '<p>Isi</p>' },
    {
      languageId: 2,
      title: 'Fast storage',
      content: '<p>Reads at <strong>5 GB/s</strong>, always.</p><p>Prices &amp; limits of each plan</p>',
    },
  ],
  buttons: [{ url: '/pricing', contents: [{ languageId: 2, title: 'Buy' }] }],
}

test('texts have their paths, without those of the other language', () => {
  expect(fieldTexts(VALUES, 'en').map(({ path }) => path)).toEqual([
    'slug',
    'contents.1.title',
    'contents.1.content',
    'buttons.0.url',
    'buttons.0.contents.0.title',
  ])
  expect(fieldTexts(VALUES, 'id').map(({ path }) => path)).toContain('contents.0.title')
})

test.each([
  { content: 'Fast  storage', path: 'contents.1.title' },
  { content: 'Reads at 5 GB/s, always.', path: 'contents.1.content' },
  { content: 'Prices & limits of each plan', path: 'contents.1.content' },
  { content: 'Buy', path: 'buttons.0.contents.0.title' },
  { content: 'Read', path: undefined },
  { content: 'A text of another record', path: undefined },
])('“$content” stands in $path', ({ content, path }) => {
  expect(fieldOf(content, fieldTexts(VALUES, 'en'))).toBe(path)
})

test('marks follow the values', () => {
  const { document } = parseHTML(
    '<html><head></head><body><main><nav><a>Prices &amp; limits of each plan</a></nav><a><h3>Fast storage</h3></a><p>Other</p></main></body></html>',
  )
  const heading = document.querySelector('h3')

  markFields(document, VALUES, 'en')
  expect(fieldAt(heading)).toBe('contents.1.title')
  expect(document.querySelector('p')?.attributes.length).toBe(0)
  expect(fieldAt(document.querySelector('nav a'))).toBeUndefined()

  markFields(document, VALUES, 'id')
  expect(fieldAt(heading)).toBeUndefined()
})

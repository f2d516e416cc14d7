import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { markChanges } from './markChanges.ts'

const pageOf = (main: string) =>
  parseHTML(`<html><head></head><body><nav><a>Menu</a></nav><main>${main}</main></body></html>`).document

const marked = (page: Document) =>
  [...page.querySelectorAll('[data-changed]')].map(({ outerHTML }) => outerHTML)

test.each([
  {
    name: 'a text',
    before: '<h1>Old</h1><p>Same <a>link</a></p>',
    after: '<h1>New</h1><p>Same <a>link</a></p>',
    wanted: ['New'],
  },
  {
    name: 'a link in a text',
    before: '<p>See <a>here</a></p>',
    after: '<p>See <a>there</a></p>',
    wanted: ['See there'],
  },
  {
    name: 'an item of a list',
    before: '<ul><li>One</li></ul>',
    after: '<ul><li>One</li><li><p>Two</p></li></ul>',
    wanted: ['Two'],
  },
  { name: 'a button', before: '<a>Buy</a>', after: '<a>Buy now</a>', wanted: ['Buy now'] },
  { name: 'spaces only', before: '<p>Two  words</p>', after: '<p> Two words </p>', wanted: [] },
])('marks $name', ({ before, after, wanted }) => {
  const page = pageOf(after)
  const first = markChanges(page, pageOf(before))

  expect([...page.querySelectorAll('[data-changed]')].map(({ textContent }) => textContent)).toEqual(wanted)
  expect(first?.textContent).toBe(wanted[0])
})

test('marks a replaced picture, and nothing outside the main part', () => {
  const page = pageOf('<img src="/b.jpg" alt="Team">')

  markChanges(
    page,
    parseHTML(
      '<html><head></head><body><nav><a>Other</a></nav><main><img src="/a.jpg" alt="Team"></main></body></html>',
    ).document,
  )

  expect(marked(page)).toEqual(['<img data-changed="" src="/b.jpg" alt="Team">'])
})

test('an equal page loses earlier marks', () => {
  const page = pageOf('<p>New</p>')
  markChanges(page, pageOf('<p>Old</p>'))

  expect(markChanges(page, pageOf('<p>New</p>'))).toBeUndefined()
  expect(marked(page)).toEqual([])
})

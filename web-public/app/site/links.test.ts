import { expect, test } from 'vitest'
import { mailAbout, contactLinkKind } from './links.ts'

test.each([
  ['mailto:a@b.example', 'mail'],
  ['tel:+62215550128', 'phone'],
  ['/contact-us/form', 'page'],
  ['https://status.flou.example/', 'page'],
] as const)('%s is a way by %s', (url, way) => {
  expect(contactLinkKind(url)).toBe(way)
})

test('a subject is written into a mail’s address, whatever is in it, and replaces another one', () => {
  expect(mailAbout('mailto:a@b.example?subject=x', 'Tagihan & pajak')).toBe(
    'mailto:a@b.example?subject=Tagihan%20%26%20pajak',
  )
})

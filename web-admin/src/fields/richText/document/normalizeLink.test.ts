import { expect, test } from 'vitest'
import { normalizeLink } from './normalizeLink.ts'

test.each([
  ['https://flou.example/a', 'https://flou.example/a'],
  ['flou.example/harga?x=1', 'https://flou.example/harga?x=1'],
  [' halo@flou.example ', 'mailto:halo@flou.example'],
  ['/contact-us', '/contact-us'],
  ['#biaya', '#biaya'],
  ['tel:+62211234', 'tel:+62211234'],
  ['', ''],
])('%s is taken as %s', (typed, address) => {
  expect(normalizeLink(typed)).toBe(address)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'two words', 'word'])('%s is no address', (typed) => {
  expect(normalizeLink(typed)).toBeUndefined()
})

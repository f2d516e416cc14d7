import { expect, test } from 'vitest'
import { isOffered } from './routePaths.ts'

const product = { hasPackageOS: true, hasPackageNetwork: false, hasPackageOSName: 'Systems' }

test.each([
  ['osPackage', true],
  ['networkPackage', false],
  ['productPrice', true],
])('of a product, %s is offered: %s', (type, expected) => {
  expect(isOffered(type, product)).toBe(expected)
})

test('a record without switches offers all of its lists', () => {
  expect(isOffered('subMenu', { title: 'Menu' })).toBe(true)
})

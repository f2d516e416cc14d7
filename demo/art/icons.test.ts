import { expect, test } from 'vitest'
import { readContent } from '../loader/content.ts'
import { PICTURES } from '../loader/pictures.ts'
import { icon, ICON_NAMES } from './icons.ts'
import { PRODUCT_ICON_PATHS } from './productIcons.ts'

const pictures = [...PICTURES.keys()]
const ids = { picture: (name: string) => pictures.indexOf(name), pictureUrl: () => '', record: () => 1 }
const products = readContent()
  .records.filter(({ type }) => type === 'product')
  .map(({ key, body }) => ({ key, iconId: body(ids)['iconId'] }))

test('an icon is drawn for every product', () => {
  expect(Object.keys(PRODUCT_ICON_PATHS).toSorted()).toEqual(products.map(({ key }) => key).toSorted())
})

test.each(products)('$key has its own icon', ({ key, iconId }) => {
  expect(pictures[Number(iconId)]).toBe(`icon-${key}`)
})

test('no two icons are alike', () => {
  expect(new Set(ICON_NAMES.map(icon)).size).toBe(ICON_NAMES.length)
})

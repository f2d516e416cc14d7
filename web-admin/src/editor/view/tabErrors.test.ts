import { splitByTabs } from '@flou/shared/content/tabs.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import { expect, test } from 'vitest'
import { errorsIn, tabToShow } from './FormViews.tsx'

const older = splitByTabs(product, 'dashboard')
const newer = splitByTabs(product, 'dashboard2')
const at = (english: string) => older.tabs.findIndex(({ label }) => label.en === english)

test('the older office has tabs for packages and SEO; in the newer one their fields stand above the tabs', () => {
  expect([at('Package'), at('SEO')].every((index) => index > 0)).toBe(true)
  expect(newer.tabs.map(({ label }) => label.en)).toEqual([
    'Product overview',
    'Feature',
    'Call to action',
    'Benefit',
    'Flexible billing',
    'Documentation',
    'Success stories',
    'Video',
    'Buttons',
  ])
  expect(Object.keys(newer.above.fields)).toContain('hasPackageInstance')
  expect(Object.keys(older.above.fields)).not.toContain('hasPackageInstance')
})

test('every field stands in one place', () => {
  for (const { above, tabs } of [older, newer]) {
    const names = [above, ...tabs.map(({ declaration }) => declaration)].flatMap(({ fields, localized }) => [
      ...Object.keys(fields),
      ...Object.keys(localized),
    ])
    const { fields, localized } = product.declaration
    expect(names.toSorted()).toEqual([...Object.keys(fields), ...Object.keys(localized)].toSorted())
  }
})

test('the tab of the first error opens, unless one can be seen already', () => {
  const cta = at('Call to action')

  expect(tabToShow(older, { 'cta.mediaId': 'required' }, 0)).toBe(cta)
  expect(tabToShow(older, { 'contents.0.seoTitle': 'required' }, 0)).toBe(at('SEO'))
  expect(tabToShow(older, { 'cta.mediaId': 'required', 'contents.1.title': 'required' }, 0)).toBe(0)
  expect(tabToShow(older, { 'cta.mediaId': 'required', 'contents.1.seoTitle': 'required' }, cta)).toBe(cta)
  expect(tabToShow(older, {}, 3)).toBe(3)
})

test('a tab counts the errors below its fields', () => {
  const seo = older.tabs[at('SEO')]
  const errors = { 'contents.0.seoTitle': 'required', 'contents.1.seoTitle': 'required', title: 'required' }

  expect(seo && errorsIn(seo.declaration, errors)).toBe(2)
})

import { expect, test } from 'vitest'
import { KIND_FLAGS, type PackageKind } from '@flou/shared/pricing/packageKinds.ts'
import { calculatorLink, readCalculatorLink } from './packageLink.ts'

const queryOf = (link: string) => new URL(link, 'https://site.example').search

test.each(Object.keys(KIND_FLAGS) as PackageKind[])('a link to a package of kind %s is read back', (kind) => {
  const link = calculatorLink('virtual-server', { kind, id: 42 })

  expect(readCalculatorLink(queryOf(link))).toEqual({ slug: 'virtual-server', selection: { kind, id: 42 } })
})

test('a link without a package opens the product, and one without a kind names the id alone', () => {
  expect(readCalculatorLink(queryOf(calculatorLink('cdn')))).toEqual({ slug: 'cdn', selection: undefined })
  expect(readCalculatorLink('?product=cdn&package=7')?.selection).toEqual({ id: 7 })
})

test.each(['', 'instance', 'instance-', 'instance-x', '-7', '7-instance', '1e3', '9'.repeat(16)])(
  'package=%s names no package',
  (text) => {
    expect(readCalculatorLink(`?product=cdn&package=${text}`)).toEqual({ slug: 'cdn', selection: undefined })
  },
)

test('without a product there is nothing to open', () => {
  expect(readCalculatorLink('?package=instance-7')).toBeUndefined()
})

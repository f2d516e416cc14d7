import { expect, test } from 'vitest'
import { milestone } from '@flou/shared/content/types/company/milestone.ts'
import { PACKAGE_KINDS } from '@flou/shared/content/types/product/packageConfig.ts'
import { partsOf } from './kinds.ts'

test('hidden fields are named by their labels, in the language of the reader', () => {
  const field = PACKAGE_KINDS.instance.config.declaration.fields.hiddenFields
  const reader = { field }

  expect(partsOf(field).text(['note', 'hasTax'], { ...reader, language: 'en' })).toMatch(/^Note, \w/)
  expect(partsOf(field).text(['note'], { ...reader, language: 'id' })).toBe('Catatan')
})

test.each(['en', 'id'] as const)(
  'in %s a year has no separator of thousands, other numbers have',
  (language) => {
    const { year } = milestone.declaration.fields
    const connections = PACKAGE_KINDS.network.type.declaration.fields.maximumConnections

    expect(partsOf(year).text(2017, { language, field: year })).toBe('2017')
    expect(partsOf(connections).text(2017, { language, field: connections })).toMatch(/^2[.,]017$/)
  },
)

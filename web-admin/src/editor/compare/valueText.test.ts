import { expect, test } from 'vitest'
import { milestone } from '@flou/shared/content/types/company/milestone.ts'
import { PACKAGE_KINDS } from '@flou/shared/content/types/product/packageConfig.ts'
import { valueText } from './valueText.ts'

test('hidden fields are named by their labels, in the language of the reader', () => {
  const field = PACKAGE_KINDS.instance.config.declaration.fields.hiddenFields
  const reader = { field, yes: 'Yes', no: 'No' }

  expect(valueText(['note', 'hasTax'], { ...reader, language: 'en' })).toMatch(/^Note, \w/)
  expect(valueText(['note'], { ...reader, language: 'id' })).toBe('Catatan')
})

test.each(['en', 'id'] as const)(
  'in %s a year has no separator of thousands, other numbers have',
  (language) => {
    const reader = { language, yes: 'Yes', no: 'No' }
    const { year } = milestone.declaration.fields
    const connections = PACKAGE_KINDS.network.type.declaration.fields.maximumConnections

    expect(valueText(2017, { ...reader, field: year })).toBe('2017')
    expect(valueText(2017, { ...reader, field: connections })).toMatch(/^2[.,]017$/)
  },
)

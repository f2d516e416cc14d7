import { expect, test } from 'vitest'
import { PACKAGE_KINDS } from '@flou/shared/content/types/product/packageConfig.ts'
import { valueText } from './valueText.ts'

test('hidden fields are named by their labels, in the language of the reader', () => {
  const field = PACKAGE_KINDS.instance.config.shape.fields.hiddenFields
  const reader = { field, yes: 'Yes', no: 'No' }

  expect(valueText(['note', 'hasTax'], { ...reader, language: 'en' })).toMatch(/^Note, \w/)
  expect(valueText(['note'], { ...reader, language: 'id' })).toBe('Catatan')
})

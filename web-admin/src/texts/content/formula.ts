import type { Text } from '@flou/shared/locale.ts'

/** Texts of a price formula that is reckoned through. */
export const formulaTexts = {
  'formula.example': { en: 'Example: {{values}} = {{price}}', id: 'Contoh: {{values}} = {{price}}' },
  'formula.exampleFixed': { en: 'Example: {{price}}', id: 'Contoh: {{price}}' },
  'formula.values': { en: 'Change the example', id: 'Ubah contoh' },
  'formula.hint': {
    en: '+ − × ÷ ( ) min max ceil floor, with price, qty, capacity, billingItemValue, hours',
    id: '+ − × ÷ ( ) min max ceil floor, dengan price, qty, capacity, billingItemValue, hours',
  },
} as const satisfies Record<string, Text>

import type { Text } from '@flou/shared/locale.ts'

/** Texts of a price formula and its worked example. */
export const formulaTexts = {
  'formula.example': { en: 'Example: {{values}} = {{price}}', id: 'Contoh: {{values}} = {{price}}' },
  'formula.exampleFixed': { en: 'Example: {{price}}', id: 'Contoh: {{price}}' },
  'formula.values': { en: 'Change the example', id: 'Ubah contoh' },
  'formula.table': { en: 'Table of prices', id: 'Tabel harga' },
  'formula.tableHint': {
    en: 'At a price of {{price}}: rounded as in an estimate, below it with tax ({{tax}})',
    id: 'Dengan harga {{price}}: dibulatkan seperti di perkiraan, di bawahnya termasuk pajak ({{tax}})',
  },
  'formula.tableHintUntaxed': {
    en: 'At a price of {{price}}: rounded as in an estimate; no tax comes on top',
    id: 'Dengan harga {{price}}: dibulatkan seperti di perkiraan; tidak dikenai pajak',
  },
  'formula.withTax': { en: '{{price}} incl. tax', id: '{{price}} termasuk pajak' },
  'formula.hint': {
    en: '+ − × ÷ ( ) min max ceil floor tier graduated, with price, qty, capacity, billingItemValue, hours',
    id: '+ − × ÷ ( ) min max ceil floor tier graduated, dengan price, qty, capacity, billingItemValue, hours',
  },
} as const satisfies Record<string, Text>

import type { Text } from '@flou/shared/locale.ts'

export const formulaTexts = {
  'formula.example': { en: 'Example: {{values}} = {{price}}', id: 'Contoh: {{values}} = {{price}}' },
  'formula.exampleFixed': { en: 'Example: {{price}}', id: 'Contoh: {{price}}' },
  'formula.values': { en: 'Change the example', id: 'Ubah contoh' },
  'formula.table': { en: 'Price table', id: 'Tabel harga' },
  'formula.tableHint': {
    en: 'At a price of {{price}}: rounded as in an estimate, with tax below ({{tax}})',
    id: 'Dengan harga {{price}}: dibulatkan seperti di perkiraan, di bawahnya termasuk pajak ({{tax}})',
  },
  'formula.tableHintUntaxed': {
    en: 'At a price of {{price}}: rounded as in an estimate, no tax added',
    id: 'Dengan harga {{price}}: dibulatkan seperti di perkiraan; tidak dikenai pajak',
  },
  'formula.withTax': { en: '{{price}} incl. tax', id: '{{price}} termasuk pajak' },
  'formula.hint': {
    en: '+ − × ÷ ( ) min max ceil floor tier graduated, with price, qty, capacity, billingItemValue, hours',
    id: '+ − × ÷ ( ) min max ceil floor tier graduated, dengan price, qty, capacity, billingItemValue, hours',
  },
} as const satisfies Record<string, Text>

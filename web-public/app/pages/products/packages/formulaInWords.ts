import type { FormulaVariable } from '@flou/shared/formula.ts'
import type { Language } from '@flou/shared/locale.ts'

const WORDS: Readonly<Record<FormulaVariable, Readonly<Record<Language, string>>>> = {
  price: { en: 'price', id: 'harga' },
  qty: { en: 'quantity', id: 'jumlah' },
  capacity: { en: 'capacity', id: 'kapasitas' },
  billingItemValue: { en: 'billing unit', id: 'satuan tagihan' },
  hours: { en: 'hours', id: 'jam' },
}
const FUNCTIONS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  min: { en: 'the lesser of', id: 'nilai terkecil dari' },
  max: { en: 'the greater of', id: 'nilai terbesar dari' },
  ceil: { en: 'rounded up', id: 'dibulatkan ke atas' },
  floor: { en: 'rounded down', id: 'dibulatkan ke bawah' },
}
const SIGNS: Readonly<Record<string, string>> = {
  '*': ' × ',
  '×': ' × ',
  '/': ' ÷ ',
  '÷': ' ÷ ',
  '+': ' + ',
  '-': ' − ',
  '−': ' − ',
  ',': '; ',
  ';': '; ',
}

const isVariable = (name: string): name is FormulaVariable => Object.hasOwn(WORDS, name)

/** A formula (decision 32) as visitors read it: its variables and functions in their language, its signs as on paper. */
export const formulaInWords = (formula: string, language: Language): string =>
  formula
    .replace(/\s+/g, '')
    .replace(/\d\.\d/g, (decimal) => (language === 'id' ? decimal.replace('.', '\u2024') : decimal))
    .replace(/[*×/÷+\-−,;]/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/[A-Za-z]+/g, (name) =>
      isVariable(name) ? WORDS[name][language] : (FUNCTIONS[name]?.[language] ?? name),
    )
    .replaceAll('(', ' (')
    .replaceAll('\u2024', ',')
    .replace(/ {2,}/g, ' ')
    .replaceAll('( ', '(')
    .trim()

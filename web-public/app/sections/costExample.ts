import type { Language } from '@flou/shared/locale.ts'

export interface CostExample {
  id: number
  title: string
  description: string
  lang: Language
  regions: string
  /** Amounts are before tax. */
  lines: { name: string; facts: string; amount: string }[]
  /** Undefined unless all lines have a price. */
  price?: {
    /** With tax. */
    total: string
    /** Empty if untaxed. */
    tax: string
    /** URL hash that opens the lines in the calculator. */
    hash: string
  }
}

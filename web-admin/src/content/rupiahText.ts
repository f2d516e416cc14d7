import { languageTag } from '../texts/language.ts'
import { RUPIAH_SCALE } from './amounts.ts'
import type { Language } from '@flou/shared/locale.ts'

/** A stored amount as people read it: `Rp 1.250.000` in Indonesian, `Rp 1,250,000` in English; '' for what is no amount. */
export const rupiahText = (amount: unknown, language: Language): string =>
  typeof amount === 'number'
    ? `Rp\u00a0${new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 4 }).format(amount / RUPIAH_SCALE)}`
    : ''

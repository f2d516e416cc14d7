import { languageTag } from '../texts/language.ts'
import { RUPIAH_SCALE } from './amounts.ts'
import type { Language } from '@flou/shared/locale.ts'

/** Formats a stored amount: `Rp 1.250.000` (id), `Rp 1,250,000` (en); '' if it is not a number. */
export const rupiahText = (amount: unknown, language: Language): string =>
  typeof amount === 'number'
    ? `Rp\u00a0${new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 4 }).format(amount / RUPIAH_SCALE)}`
    : ''

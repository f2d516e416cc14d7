import type { Language } from '@flou/shared/locale.ts'
import type { EstimateRow } from '@flou/shared/pricing/estimate/saved.ts'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import { translator, type TextKeyOf, type Translate } from '@flou/shared/texts/translator.ts'
import { estimatesTexts } from '../../core/texts/pricing.ts'

type EstimatesText = Translate<TextKeyOf<typeof estimatesTexts>>

/** Returns texts in a language other than the interface's. */
export const estimatesTextIn = (language: Language): EstimatesText => translator(estimatesTexts)[language]

interface TextContext {
  t: EstimatesText
  language: Language
}

/** Number of lines without a price; '' if all have one. */
export const unpricedText = ({ unpriced = 0 }: Pick<EstimateRow, 'unpriced'>, { t }: TextContext): string =>
  unpriced > 0 ? t('estimates.unpriced', { count: unpriced }) : ''

/** Formats the total; an unknown total is never shown as 0. */
export function totalText(
  { total, unpriced, period }: Pick<EstimateRow, 'total' | 'unpriced' | 'period'>,
  { t, language }: TextContext,
): string {
  if (total === null) return t('estimates.tooLarge')
  // older rows store 0 for totals that were too large
  if (total === 0 && unpriced === undefined) return t('estimates.unknownTotal')
  const amount = formatMoney(total, language)
  return t(period === 'year' ? 'estimates.year' : 'estimates.month', { amount })
}

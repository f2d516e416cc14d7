import type { Language } from '@flou/shared/locale.ts'
import type { EstimateRow } from '@flou/shared/pricing/estimate/saved.ts'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import type { estimatesTexts } from '../../texts/screens/estimates.ts'
import type { TextsOf } from '../../texts/useTextsOf.ts'

export type EstimatesText = TextsOf<keyof typeof estimatesTexts>

/** What an estimate comes to, in the words of the list. A total that is not known is never shown as 0. */
export function totalText(
  { total, unpriced, period }: Pick<EstimateRow, 'total' | 'unpriced' | 'period'>,
  { t, language }: { t: EstimatesText; language: Language },
): string {
  if (total === null) return t('estimates.tooLarge')
  // an earlier row has 0 for a total that was too large, too
  if (total === 0 && unpriced === undefined) return t('estimates.unknownTotal')
  const amount = formatMoney(total, language)
  return t(period === 'year' ? 'estimates.year' : 'estimates.month', { amount })
}

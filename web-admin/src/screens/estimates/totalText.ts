import type { Language } from '@flou/shared/locale.ts'
import type { EstimateRow } from '@flou/shared/pricing/estimate/saved.ts'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import { fillIn } from '../../texts/fillIn.ts'
import { estimatesTexts } from '../../texts/screens/estimates.ts'
import type { TextsOf } from '../../texts/useTextsOf.ts'

export type EstimatesText = TextsOf<keyof typeof estimatesTexts>

/** The texts of the screen in a language that need not be the reader's. */
export const estimatesTextIn =
  (language: Language): EstimatesText =>
  (key, values) =>
    fillIn({ texts: estimatesTexts, key, values: values ?? {} }, language)

interface Words {
  t: EstimatesText
  language: Language
}

/** Which lines a total is without; '' where it has all. */
export const unpricedText = ({ unpriced = 0 }: Pick<EstimateRow, 'unpriced'>, { t }: Words): string =>
  unpriced > 0 ? t('estimates.unpriced', { count: unpriced }) : ''

/** What an estimate comes to, in the words of the list. A total that is not known is never shown as 0. */
export function totalText(
  { total, unpriced, period }: Pick<EstimateRow, 'total' | 'unpriced' | 'period'>,
  { t, language }: Words,
): string {
  if (total === null) return t('estimates.tooLarge')
  // an earlier row has 0 for a total that was too large, too
  if (total === 0 && unpriced === undefined) return t('estimates.unknownTotal')
  const amount = formatMoney(total, language)
  return t(period === 'year' ? 'estimates.year' : 'estimates.month', { amount })
}

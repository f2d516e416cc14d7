import type { EstimateListRow } from '@flou/shared/pricing/estimate/saved.ts'
import { cutText } from '@flou/shared/text/cutText.ts'
import { timeText } from '../../../content/timeText.ts'
import { estimatesTextIn, totalText, unpricedText } from '../totalText.ts'

/** The most letters of a list: the message has room for words of its own. */
const MOST = 300
const listed = (names: readonly string[]) => cutText(names.join(', '), MOST)

/** What a message about an estimate begins with, in the language of whoever saved it: what it holds, what it comes to, and its link. */
export function estimateSummary(row: EstimateListRow): string {
  const { name, language, products, regions, lines, created, total, url } = row
  const t = estimatesTextIn(language)
  const words = { t, language }
  const sum = totalText(row, words)
  const facts = [
    [t('estimates.products'), listed(products)],
    [t('estimates.regions'), listed(regions)],
    [t('estimates.lines'), String(lines)],
    [t('estimates.total'), total === null ? sum : t('estimates.summaryTotal', { total: sum })],
    ['', unpricedText(row, words)],
    [t('estimates.created'), timeText(created, language)],
  ]
  return [
    name === '' ? t('estimates.summary') : t('estimates.summaryNamed', { name }),
    ...facts
      .filter(([, text]) => text !== '')
      .map(([label, text]) => (label ? `${label}: ${text}` : `(${text})`)),
    url,
  ].join('\n')
}

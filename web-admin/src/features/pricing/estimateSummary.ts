import type { EstimateListRow } from '@flou/shared/pricing/estimate/saved.ts'
import { timeText } from '../../core/records/timeText.ts'
import { estimatesTextIn, totalText, unpricedText } from './totalText.ts'
import { cutText } from '@flou/shared/strings/letters.ts'

const MAX_LENGTH = 300
const joinNames = (names: readonly string[]) => cutText(names.join(', '), MAX_LENGTH)

/** Initial message text in the visitor's language: contents, total and link of the estimate. */
export function estimateSummary(row: EstimateListRow): string {
  const { name, language, products, regions, lines, created, total, url } = row
  const t = estimatesTextIn(language)
  const context = { t, language }
  const sum = totalText(row, context)
  const facts = [
    [t('estimates.products'), joinNames(products)],
    [t('estimates.regions'), joinNames(regions)],
    [t('estimates.lines'), String(lines)],
    [t('estimates.total'), total === null ? sum : t('estimates.summaryTotal', { total: sum })],
    ['', unpricedText(row, context)],
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

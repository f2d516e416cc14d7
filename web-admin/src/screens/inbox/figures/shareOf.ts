import type { Language } from '@flou/shared/locale.ts'
import type { PageConversion } from '@flou/shared/submissions/inbox.ts'
import { languageTag } from '../../../texts/language.ts'

/**
 * Which part of a page's views led to a form that was sent; undefined where fewer views were counted than forms were sent: the counter
 * needs script, forms do not, and views are kept for a shorter time.
 */
export function shareOf({ count, views }: Pick<PageConversion, 'count' | 'views'>) {
  if (views < count || views === 0) return undefined
  const value = count / views
  const textIn = (language: Language) =>
    new Intl.NumberFormat(languageTag(language), { style: 'percent', maximumFractionDigits: 1 }).format(value)
  return { value, textIn }
}

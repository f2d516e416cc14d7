import type { Language } from '@flou/shared/locale.ts'
import type { PageConversion } from '@flou/shared/inbox/inbox.ts'
import { languageTag } from '../../core/texts/language.ts'

/**
 * Returns submissions per view; undefined if views are fewer, because counting needs script and views expire
 * sooner.
 */
export function shareOf({ count, views }: Pick<PageConversion, 'count' | 'views'>) {
  if (views < count || views === 0) return undefined
  const value = count / views
  const textIn = (language: Language) =>
    new Intl.NumberFormat(languageTag(language), { style: 'percent', maximumFractionDigits: 1 }).format(value)
  return { value, textIn }
}

import type { publishingTexts } from '../../../core/texts/publishing.ts'
import type { TextsOf } from '../../../core/texts/useText.ts'
import { languageTag } from '../../../core/texts/language.ts'
import type { Language } from '@flou/shared/locale.ts'

/** Formats milliseconds for display: `180 ms`, `2.4 s`. */
export function durationText(ms: number, language: Language, t: TextsOf<typeof publishingTexts>): string {
  const number = (value: number, digits: number) =>
    new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: digits }).format(value)
  return ms < 100
    ? t('publishing.milliseconds', { value: number(ms, 0) })
    : t('publishing.seconds', { value: number(ms / 1_000, 1) })
}

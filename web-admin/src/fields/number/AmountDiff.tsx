import type { Language } from '@flou/shared/locale.ts'
import { languageTag } from '../../core/texts/language.ts'
import { useLanguage } from '../../core/texts/useText.ts'
import type { DiffProps } from '../diff/recordDiff.ts'
import { Sides } from '../diff/Sides.tsx'

/** Formats per cent with sign: `+10%`, `−33,3%`. */
export const percentText = (percent: number, language: Language): string =>
  new Intl.NumberFormat(languageTag(language), {
    style: 'percent',
    signDisplay: 'always',
    maximumFractionDigits: 1,
  }).format(percent / 100)

/** Returns the change in per cent, to one decimal; undefined if not computable or unchanged. */
export function percentChange(before: unknown, after: unknown): number | undefined {
  if (typeof before !== 'number' || typeof after !== 'number' || before === 0 || before === after)
    return undefined
  return Math.round(((after - before) / Math.abs(before)) * 1_000) / 10
}

export function AmountDiff({ diff: { before, after }, text }: DiffProps) {
  const language = useLanguage()
  const percent = percentChange(before, after)
  const added = percent === undefined ? '' : ` (${percentText(percent, language)})`
  return <Sides before={text(before)} after={text(after) + added} />
}

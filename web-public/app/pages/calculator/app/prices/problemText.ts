import type { Language } from '@flou/shared/locale.ts'
import type { ItemResult } from '@flou/shared/pricing/estimate/priceEstimate.ts'
import { PROBLEM_TEXTS } from '@flou/shared/texts/pricing.ts'

export function problemText({ components }: ItemResult, language: Language): string {
  const found = components.find(({ result }) => 'problem' in result)
  return found && 'problem' in found.result ? PROBLEM_TEXTS[found.result.problem][language] : ''
}

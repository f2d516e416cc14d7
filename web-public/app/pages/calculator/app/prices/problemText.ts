import type { Language } from '@flou/shared/locale.ts'
import type { ItemResult } from '@flou/shared/pricing/estimate/priceEstimate.ts'
import { PROBLEM_WORDS } from '@flou/shared/pricing/explain.ts'

/** Why an item has no price: the first reason of its parts. */
export function problemText({ parts }: ItemResult, language: Language): string {
  const found = parts.find(({ result }) => 'problem' in result)
  return found && 'problem' in found.result ? PROBLEM_WORDS[found.result.problem][language] : ''
}

import type { Declaration } from '@flou/shared/content/declaration.ts'
import { LANGUAGES, otherLanguage } from '@flou/shared/locale.ts'
import { getOrMake } from '@flou/shared/strings/getOrMake.ts'
import { plainTextOf } from '@flou/shared/strings/plainText.ts'
import { checkTerms, type Term, type TermWarning } from '@flou/shared/translation/terms.ts'
import { textUnits } from '@flou/shared/translation/textUnits.ts'
import type { FormValues } from '../../../core/records/formErrors.ts'

/** By language and `textPath`. */
export type TermWarnings = Readonly<Record<string, readonly TermWarning[]>>

const MAX_CACHED = 1_000
const checked = new WeakMap<readonly Term[], Map<string, TermWarning[]>>()

/** Checks changed texts only: the results of the others are cached. */
export function findTermWarnings(
  terms: readonly Term[],
  declaration: Declaration,
  values: FormValues,
): TermWarnings {
  if (terms.length === 0) return {}
  const cache = getOrMake(checked, terms, () => new Map<string, TermWarning[]>())
  if (cache.size > MAX_CACHED) cache.clear()
  const found = textUnits(declaration, values).flatMap(({ name, isMarkup, texts }) => {
    const readable = (text: string) => (isMarkup ? plainTextOf(text) : text)
    return LANGUAGES.map((language) => {
      const [text, source] = [texts[language], texts[otherLanguage(language)]]
      const check = () => checkTerms(terms, { text: readable(text), source: readable(source), language })
      return [
        `${language} ${name}`,
        getOrMake(cache, JSON.stringify([language, text, source]), check),
      ] as const
    })
  })
  return Object.fromEntries(found.filter(([, warnings]) => warnings.length > 0))
}

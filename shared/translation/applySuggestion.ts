import { otherLanguage, type Language } from '../locale.ts'
import { CODE_TAG } from './segments/entities.ts'
import { hasSameCodes } from './segments/segment.ts'
import { cutText, joinText, segmentsIn } from './segments/cutText.ts'
import type { Suggestion, SuggestionQuery } from './suggestion.ts'
import type { TextUnit } from './textUnits.ts'

const cutIn = ({ texts, isMarkup }: Omit<TextUnit, 'name'>, language: Language) =>
  cutText(texts[language], isMarkup)

/** Returns the segments of the source as queries, each with its neighbours. */
export function queriesOf(unit: Omit<TextUnit, 'name'>, to: Language): SuggestionQuery[] {
  const texts = segmentsIn(cutIn(unit, otherLanguage(to))).map(({ text }) => text)
  return texts.map((text, at) => ({ text, before: texts[at - 1], after: texts[at + 1] }))
}

interface Chosen {
  to: Language
  at: number
  suggestion: Pick<Suggestion, 'target'>
}

/**
 * Returns the translation with the suggestion in place of one segment. If the translation has other segments than its
 * source, it starts from the source. Markup that the source lacks is left out.
 */
export function applySuggestion(unit: Omit<TextUnit, 'name'>, { to, at, suggestion }: Chosen): string {
  const source = cutIn(unit, otherLanguage(to))
  const target = cutIn(unit, to)
  const sources = segmentsIn(source)
  const base = segmentsIn(target).length === sources.length ? target : source
  const replaced = segmentsIn(base)[at]
  const own = sources[at]
  if (!replaced || !own) return unit.texts[to]
  const isFitting = hasSameCodes(suggestion.target, own.text)
  const text = isFitting ? suggestion.target : suggestion.target.replace(CODE_TAG, '')
  const parts = base.parts.map((part) => (part === replaced ? { ...replaced, text, codes: own.codes } : part))
  return joinText({ ...base, parts })
}

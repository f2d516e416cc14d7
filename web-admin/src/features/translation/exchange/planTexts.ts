import type { AnyType } from '@flou/shared/content/define.ts'
import { otherLanguage, type Language } from '@flou/shared/locale.ts'
import { hasSameCodes, isNestedWell } from '@flou/shared/translation/segments/segment.ts'
import { cutText, joinText, segmentsIn } from '@flou/shared/translation/segments/cutText.ts'
import { textUnits, type TextUnit } from '@flou/shared/translation/textUnits.ts'
import type { FormValues } from '../../../core/records/formErrors.ts'
import { normalizedText } from '@flou/shared/translation/segments/entities.ts'
import type { ExchangeText } from './exchangeFile.ts'

/** Why a text is not imported: the record lost it, its source changed, its markup differs, or sentences lack. */
type TextProblem = 'gone' | 'moved' | 'codes' | 'incomplete'

export interface PlannedText {
  name: string
  label: string
  before: string
  /** Text to save; absent if unchanged or refused. */
  after?: string
  problem?: TextProblem
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.every((text, index) => normalizedText(text) === normalizedText(other[index] ?? ''))

function problemOf({ segments }: ExchangeText, sources: readonly string[]): TextProblem | undefined {
  const fileSources = segments.map(({ source }) => source)
  if (!isSame(fileSources, sources)) return 'moved'
  if (segments.some(({ target }) => target.trim() === '')) return 'incomplete'
  const hasCodes = segments.every(
    ({ target }, index) => hasSameCodes(sources[index] ?? '', target) && isNestedWell(target),
  )
  return hasCodes ? undefined : 'codes'
}

function planText(text: ExchangeText, unit: TextUnit | undefined, to: Language): PlannedText | undefined {
  const { name, label, segments } = text
  if (segments.every(({ target }) => target.trim() === '')) return undefined
  if (!unit) return { name, label, before: '', problem: 'gone' }
  const before = unit.texts[to]
  const source = cutText(unit.texts[otherLanguage(to)], unit.isMarkup)
  const problem = problemOf(
    text,
    segmentsIn(source).map((segment) => segment.text),
  )
  if (problem) return { name, label, before, problem }
  const targets = segments.map(({ target }) => target)
  const present = segmentsIn(cutText(before, unit.isMarkup)).map((segment) => segment.text)
  if (isSame(targets, present)) return { name, label, before }
  const after = joinText(source, targets)
  return after === before ? { name, label, before } : { name, label, before, after }
}

/** Compares the texts of a file with the record as it is now. Texts without translation are left out. */
export function planTexts(
  { declaration }: AnyType,
  values: FormValues,
  { to, texts }: { to: Language; texts: readonly ExchangeText[] },
): PlannedText[] {
  const units = new Map(textUnits(declaration, values).map((unit) => [unit.name, unit]))
  return texts.flatMap((text) => planText(text, units.get(text.name), to) ?? [])
}

import type { AnyType } from '@flou/shared/content/define.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import { otherLanguage, type Language } from '@flou/shared/locale.ts'
import type { Code } from '@flou/shared/translation/segments/segment.ts'
import { cutText, segmentsIn } from '@flou/shared/translation/segments/cutText.ts'
import { textUnits } from '@flou/shared/translation/textUnits.ts'
import type { FormValues } from '../../../core/records/formErrors.ts'

export interface RecordId {
  type: string
  id: number
  parentId?: number
}

export interface ExchangeSegment {
  source: string
  /** Empty if the text is not translated yet. */
  target: string
  /** Absent in a file that was read. */
  codes?: readonly Code[]
}

export interface ExchangeText {
  /** Path of the text without language. */
  name: string
  label: string
  isTranslated: boolean
  segments: readonly ExchangeSegment[]
}

export interface ExchangeRecord extends RecordId {
  title: string
  texts: readonly ExchangeText[]
}

export interface ExchangeFile {
  to: Language
  records: readonly ExchangeRecord[]
}

export type FileProblem =
  | 'exchange.broken'
  | 'exchange.noXliff'
  | 'exchange.noCsv'
  | 'exchange.foreign'
  | 'grid.lostCharacter'

/** A file that cannot be read. */
export class UnreadableFile extends Error {
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(problem)
    this.problem = problem
  }
}

export const recordKey = ({ type, id, parentId }: RecordId): string =>
  [type, id, ...(parentId === undefined ? [] : [parentId])].join(':')

export function readRecordKey(text: string): RecordId | undefined {
  const [, type, id, parentId] = /^([\w.]{1,60}):(\d{1,10})(?::(\d{1,10}))?$/.exec(text) ?? []
  if (type === undefined) return undefined
  return { type, id: Number(id), ...(parentId !== undefined && { parentId: Number(parentId) }) }
}

interface TextOptions {
  to: Language
  /** Language of the labels. */
  language: Language
  /** Names of the texts to translate; the others count as translated. */
  open: ReadonlySet<string>
}

function labelOf({ key }: AnyType, name: string, language: Language): string {
  const last = name.split('.').findLast((part) => !/^\d+$/.test(part)) ?? name
  return fieldLabel(key, last)[language]
}

/** The texts of a record that have a source, cut into segments. */
export function textsToExchange(
  type: AnyType,
  values: FormValues,
  { to, language, open }: TextOptions,
): ExchangeText[] {
  return textUnits(type.declaration, values).flatMap(({ name, isMarkup, texts }) => {
    const sources = segmentsIn(cutText(texts[otherLanguage(to)], isMarkup))
    if (sources.length === 0) return []
    const targets = segmentsIn(cutText(texts[to], isMarkup))
    const isPaired = targets.length === sources.length
    const segments = sources.map(({ text, codes }, index) => ({
      source: text,
      target: isPaired ? (targets[index]?.text ?? '') : '',
      codes,
    }))
    return [{ name, label: labelOf(type, name, language), isTranslated: !open.has(name), segments }]
  })
}

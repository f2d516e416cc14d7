import type { Declaration, Field } from '../content/declaration.ts'
import type { AnyType } from '../content/define.ts'
import { isPageless } from '../content/values/localize.ts'
import { SEO_RANGES, type SeoPart } from '../limits.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES, type Language } from '../locale.ts'
import { withoutMarkup } from '../strings/excerpt.ts'
import type { PageCheck } from './pageCheck.ts'
import { seoLength } from '../strings/seoLength.ts'

type Values = Readonly<Record<string, unknown>>

interface Source {
  readonly declaration: Pick<Declaration, 'translationsKey'>
  readonly values: Values
  readonly language: Language
}

const entryIndexOf = ({ declaration, values, language }: Source): number => {
  const entries = values[declaration.translationsKey]
  const id = CONTENT_LANGUAGE_ID[language]
  return Array.isArray(entries)
    ? entries.findIndex((entry: Values | undefined) => entry?.languageId === id)
    : -1
}

function textOf(source: Source, name: string): string {
  const { declaration, values } = source
  const entries = values[declaration.translationsKey] as readonly Values[] | undefined
  const inLanguage = entries?.[entryIndexOf(source)]?.[name]
  const text = typeof inLanguage === 'string' && inLanguage.trim() !== '' ? inLanguage : values[name]
  return typeof text === 'string' ? withoutMarkup(text).trim() : ''
}

/** Returns the first filled text of the fields, as plain text. */
export const suggestedText = (source: Source, from: readonly string[]): string =>
  from.map((name) => textOf(source, name)).find((text) => text !== '') ?? ''

interface SeoFields {
  readonly part: SeoPart
  readonly from: readonly string[]
}

const isSeoField = (field: Field): field is Field & SeoFields => 'part' in field && 'from' in field

/** Texts of a page whose type has no field for search engines. */
const RECORD_TEXTS = { title: ['title'], description: ['description', 'content'] } as const

const fieldsOf = ({ declaration }: AnyType) => ({ ...declaration.localized, ...declaration.fields })

const ownSeoFields = (type: AnyType) =>
  Object.entries(fieldsOf(type)).flatMap(([name, field]) => (isSeoField(field) ? [{ ...field, name }] : []))

function seoFieldsOf(type: AnyType, part: SeoPart) {
  const fields = fieldsOf(type)
  const own = ownSeoFields(type).filter((field) => field.part === part)
  if (own.length > 0 || type.single || type.publicPath === undefined) return own
  const [name, ...from] = RECORD_TEXTS[part].filter((one) => one in fields)
  return name === undefined ? [] : [{ name, from }]
}

/** Returns the texts that visitors see of a page: its own ones, else those that replace them. */
export const seoTextOf = (
  type: AnyType,
  { values, language }: Omit<Source, 'declaration'>,
  part: SeoPart,
): string =>
  suggestedText(
    { declaration: type.declaration, values, language },
    seoFieldsOf(type, part).flatMap(({ name, from }) => [name, ...from]),
  )

export function pathIn(type: AnyType, name: string, of: Omit<Source, 'declaration'>): string {
  const { declaration } = type
  if (!(name in declaration.localized)) return name
  return `${declaration.translationsKey}.${Math.max(0, entryIndexOf({ declaration, ...of }))}.${name}`
}

/** Returns the required search texts that are empty in either language and can be filled from the record. */
export function fillableSeoTexts(type: AnyType, values: Values): { path: string; text: string }[] {
  const { declaration } = type
  const texts = LANGUAGES.flatMap((language) =>
    ownSeoFields(type)
      .filter(({ name, required }) => required && textOf({ declaration, values, language }, name) === '')
      .map(({ name, from }) => ({
        path: pathIn(type, name, { values, language }),
        text: suggestedText({ declaration, values, language }, from),
      })),
  )
  return [...new Map(texts.filter(({ text }) => text !== '').map((one) => [one.path, one])).values()]
}

/** True for records with a page, and for sections with texts for search engines. */
export const hasCheckedPage = (type: AnyType): boolean =>
  type.internal !== true && seoFieldsOf(type, 'title').length > 0

interface TextProblem {
  check: PageCheck
  language: Language
  path: string
  message: string
}

function lengthProblem(part: SeoPart, text: string): string | undefined {
  const { problem } = seoLength(part, text)
  const { min, max } = SEO_RANGES[part]
  if (problem === 'short') return part === 'title' ? `pageTitleShort:${min}` : `pageDescriptionShort:${min}`
  if (problem === 'long') return part === 'title' ? `pageTitleLong:${max}` : `pageDescriptionLong:${max}`
  return undefined
}

const CHECKS = { title: 'titleCheck', description: 'descriptionCheck' } as const

export function findTextProblems(type: AnyType, values: Values): TextProblem[] {
  if (!type.single && isPageless(type, values)) return []
  return LANGUAGES.flatMap((language) =>
    (['title', 'description'] as const).flatMap((part) => {
      const [field] = seoFieldsOf(type, part)
      const message = field && lengthProblem(part, seoTextOf(type, { values, language }, part))
      if (message === undefined) return []
      return [
        {
          check: CHECKS[part],
          language,
          path: pathIn(type, field?.name ?? '', { values, language }),
          message,
        },
      ]
    }),
  )
}

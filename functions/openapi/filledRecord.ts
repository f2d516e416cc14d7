import type { FieldKind } from '@flou/shared/content/fields/kind.ts'
import type { Field, Fields, Declaration } from '@flou/shared/content/declaration.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES, type Language } from '@flou/shared/locale.ts'
import type { PlaceholderRule } from '@flou/shared/mail/placeholders.ts'
import { permissionList } from '@flou/shared/content/permissions.ts'

/** Values of a filled field by kind; each is valid and differs from the initial one. */
export interface FillOptions {
  /** Id of an existing record for references; 0 leaves optional references empty. */
  idOf: (type: string) => number
  seed: string
}

interface Context extends FillOptions {
  name: string
  language: Language | undefined
}
type Filler = (field: Field, context: Context) => unknown

const inLanguage = (context: Context) =>
  `${context.name} ${context.seed}${context.language === undefined ? '' : ` (${context.language})`}`
const innerOf = (field: Field) => (field as Field & { of: Declaration }).of // called for items and groups only
const targetOf = (field: Field) => (field as Field & { to: string }).to // called for references only

const requiredIn = (field: Field): string =>
  'rule' in field ? (field.rule as PlaceholderRule).required.map((name) => ` {${name}}`).join('') : ''

const boundOf = (field: Field, name: 'min' | 'max') => (field as Field & { min: number; max: number })[name]
const idsOf = (id: number) => (id === 0 ? [] : [id])

const FILLERS: Record<FieldKind, Filler> = {
  text: (field, context) => inLanguage(context) + requiredIn(field),
  formula: () => 'price × qty',
  longText: (field, context) => `A longer ${inLanguage(context)}${requiredIn(field)}`,
  richText: (_, context) => `<h2>${inLanguage(context)}</h2><p>Text with a <a href="/faq">link</a>.</p>`,
  code: () => 'console.log("hello")',
  number: (field) => Math.min(Math.max(7, boundOf(field, 'min')), boundOf(field, 'max')),
  money: () => 150_000_0000,
  toggle: () => true,
  date: () => '2026-03-04',
  dateTime: (_, { name }) => `2026-03-04T0${name.endsWith('Closes') ? 6 : 5}:06:07Z`,
  time: () => '09:30:00',
  colour: () => '#123abc',
  url: () => '/news-and-information',
  email: (_, { seed }) => `person-${seed}@example.com`,
  password: () => 'correct horse battery',
  slug: (_, { seed }) => `slug-${seed}`,
  choice: (field) => (field as Field & { choices: { value: unknown }[] }).choices[0]?.value,
  choices: (field) => [(field as Field & { choices: { value: unknown }[] }).choices[0]?.value],
  appearance: (field) => field.initial,
  permissions: () => permissionList(() => true),
  media: (field, { idOf }) => idOf(targetOf(field)),
  mediaList: (field, { idOf }) => idsOf(idOf(targetOf(field))),
  reference: (field, { idOf }) => idOf(targetOf(field)),
  references: (field, { idOf }) => idsOf(idOf(targetOf(field))),
  items: (field, context) => [filledRecord(innerOf(field), context), filledRecord(innerOf(field), context)],
  group: (field, context) => filledRecord(innerOf(field), context),
  video: (field, context) =>
    context.idOf('media') === 0
      ? field.initial
      : {
          ...filledRecord(innerOf(field), context),
          youtubeId: 'aqz-KE-bpKQ',
          videoFileId: 0,
          indonesianCaptionsId: 0,
          englishCaptionsId: 0,
        },
}

const isKind = (kind: string): kind is FieldKind => Object.hasOwn(FILLERS, kind)

function fillFields(fields: Fields, options: FillOptions, language?: Language) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (!isKind(field.kind)) throw new Error(`No filler for fields of kind ${field.kind}`)
      return [name, FILLERS[field.kind](field, { ...options, name, language })]
    }),
  )
}

export function filledRecord(declaration: Declaration, options: FillOptions): Record<string, unknown> {
  const own = fillFields(declaration.fields, options)
  if (Object.keys(declaration.localized).length === 0) return own
  const entries = LANGUAGES.map((language) => ({
    languageId: CONTENT_LANGUAGE_ID[language],
    ...fillFields(declaration.localized, options, language),
  }))
  return { ...own, [declaration.translationsKey]: entries }
}

import type { FieldKind } from '@flou/shared/content/fields/kind.ts'
import type { Field, Fields, Shape } from '@flou/shared/content/shape.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES, type Language } from '@flou/shared/locale.ts'
import type { PlaceholderRule } from '@flou/shared/mails/placeholders.ts'
import { permissionList } from '@flou/shared/content/permissions.ts'

/** What a filled field holds, by kind; every value passes its schema and differs from the initial one. */
export interface FillOptions {
  /** Id of an existing record of a type, for references; 0 leaves optional references empty. */
  idOf: (type: string) => number
  /** Makes unique values (slugs, e-mails, names) unique. */
  seed: string
}

interface Context extends FillOptions {
  name: string
  language: Language | undefined
}
type Filler = (field: Field, context: Context) => unknown

const inLanguage = (context: Context) =>
  `${context.name} ${context.seed}${context.language === undefined ? '' : ` (${context.language})`}`
const innerOf = (field: Field) => (field as Field & { of: Shape }).of // only items and groups ask
const targetOf = (field: Field) => (field as Field & { to: string }).to // only references ask

/** The placeholders that a text of a mail must have. */
const requiredIn = (field: Field): string =>
  'rule' in field ? (field.rule as PlaceholderRule).required.map((name) => ` {${name}}`).join('') : '' // only texts of mails have it

const boundOf = (field: Field, name: 'min' | 'max') => (field as Field & { min: number; max: number })[name] // only numbers ask
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
  dateTime: () => '2026-03-04T05:06:07Z',
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

/** A record of a shape with every field filled, in both languages. */
export function filledRecord(shape: Shape, options: FillOptions): Record<string, unknown> {
  const own = fillFields(shape.fields, options)
  if (Object.keys(shape.localized).length === 0) return own
  const entries = LANGUAGES.map((language) => ({
    languageId: CONTENT_LANGUAGE_ID[language],
    ...fillFields(shape.localized, options, language),
  }))
  return { ...own, [shape.localizedName]: entries }
}

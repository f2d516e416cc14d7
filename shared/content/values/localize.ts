import { getOrMake } from '../../getOrMake.ts'
import { CONTENT_LANGUAGE_ID, otherLanguage, type Language } from '../../locale.ts'
import { parseAppearance, type Appearance } from '../appearance.ts'
import { withPresentLinks } from './richTextLinks.ts'
import { withPresentAddresses } from './richTextMedia.ts'
import { publicName, type Field, type Fields, type Shape } from '../shape.ts'

/** A picture as pages and the public API know it. */
export interface PublicMedia {
  id: number
  /** Address of the picture itself, of its largest and its smallest variant (spec §3, site config). */
  imageDefault: string
  imageBig: string
  imageSmall: string
  alt: string
  mime: string
  width: number
  height: number
  /** The point that stays in sight where the picture is cut, as parts of width and height; its middle where absent. */
  focal?: { x: number; y: number }
  /** `srcset` values by type, best type first; empty for drawings (SVG) and files. */
  sources: { type: string; srcset: string }[]
}

/** Another record as pages know it: enough to name and link it. */
export interface PublicReference {
  id: number
  title: string
  slug: string
  /** The language of a title that is missing in the page's language. */
  lang?: Language
}

/** The public name of a field: ids become what they point at (`mediaId` → `media`, `productIds` → `products`). */
type PublicName<N, F> = F extends { to: string }
  ? N extends `${infer Base}Ids`
    ? `${Base}s`
    : N extends `${infer Base}Id`
      ? Base
      : N
  : N

type PublicValue<F> = F extends { kind: 'media' }
  ? PublicMedia | null
  : F extends { kind: 'mediaList' }
    ? PublicMedia[]
    : F extends { kind: 'reference' }
      ? PublicReference | null
      : F extends { kind: 'references' }
        ? PublicReference[]
        : F extends { kind: 'appearance' }
          ? LocalizedAppearance
          : F extends { kind: 'items'; of: infer S extends Shape }
            ? Localized<S>[]
            : F extends { kind: 'group'; of: infer S extends Shape }
              ? Localized<S>
              : F extends Field<string, infer T>
                ? T
                : never

type PublicFields<F extends Fields> = {
  -readonly [
    N in keyof F as F[N] extends { staffOnly: true } ? never : PublicName<N, F[N]> & PropertyKey
  ]: PublicValue<F[N]>
}

/** A record in one language. `lang` is the language its texts are in, where one was missing (decision 11). */
export type Localized<S extends Shape> = PublicFields<S['fields']> &
  PublicFields<S['localized']> & {
    lang: Language
    /** Names of single texts that are missing in `lang` and are in the other language. */
    fallbacks?: readonly string[]
  }

export interface LocalizedAppearance extends Omit<Appearance, 'buttons'> {
  buttons: (Omit<Appearance['buttons'][number], 'contents'> & {
    title: string
    /** The language of a title that is missing in the page's language. */
    lang?: Language
  })[]
}

/** How ids become what they point at; both answer undefined for what does not exist or is not published. */
export interface Resolver {
  /** Mark-up without what the site does not allow: what is stored may be older than the rules. */
  clean(html: string): string
  media(id: number): PublicMedia | undefined
  reference(type: string, id: number): PublicReference | undefined
}

type Values = Record<string, unknown>
type Entry = Values & { languageId: number }

const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** By language and text, begun anew where there are too many: most parts of pages look as others do. They stay as they are. */
const appearances = new Map<string, LocalizedAppearance>()
const MOST_APPEARANCES = 500

function appearanceOf(text: unknown, language: Language): LocalizedAppearance {
  const own = asText(text)
  if (appearances.size > MOST_APPEARANCES) appearances.clear()
  return getOrMake(appearances, `${language} ${own}`, () => localizedAppearance(own, language))
}

function localizedAppearance(text: string, language: Language): LocalizedAppearance {
  const { banner, buttons } = parseAppearance(text)
  return {
    banner,
    buttons: buttons.map(({ contents, ...button }) => {
      const title = (wanted: Language) =>
        contents.find(({ languageId }) => languageId === CONTENT_LANGUAGE_ID[wanted])?.title ?? ''
      const other = otherLanguage(language)
      if (title(language) !== '' || title(other) === '') return { ...button, title: title(language) }
      return { ...button, title: title(other), lang: other }
    }),
  }
}

interface Context {
  language: Language
  resolve: Resolver
}
type Localizer = (field: Field, value: unknown, context: Context) => unknown

const isPresent = <T>(value: T | undefined): value is T => value !== undefined

/** How each kind that is not passed through as it is looks in public. */
const LOCALIZERS: Readonly<Record<string, Localizer>> = {
  media: (_, id, { resolve }) => resolve.media(Number(id)) ?? null,
  mediaList: (_, ids, { resolve }) =>
    asArray(ids)
      .map((id) => resolve.media(Number(id)))
      .filter(isPresent),
  reference: (field, id, { resolve }) => resolve.reference(targetOf(field), Number(id)) ?? null,
  references: (field, ids, { resolve }) =>
    asArray(ids)
      .map((id) => resolve.reference(targetOf(field), Number(id)))
      .filter(isPresent),
  appearance: (_, text, { language }) => appearanceOf(text, language),
  items: (field, items, context) =>
    asArray(items).map((item) => localize(innerOf(field), item as Values, context)), // items are objects: the schema has seen to it
  group: (field, value, context) => localize(innerOf(field), (value ?? {}) as Values, context), // likewise
  richText: (_, html, { language, resolve }) =>
    withPresentLinks(
      withPresentAddresses(resolve.clean(asText(html)), (id) => resolve.media(id)?.imageDefault),
      { language, slugOf: (type, id) => resolve.reference(type, id)?.slug },
    ),
  password: () => undefined,
}
const asText = (value: unknown) => (typeof value === 'string' ? value : '')
const targetOf = (field: Field) => ('to' in field ? String(field.to) : '')
const innerOf = (field: Field) => (field as Field & { of: Shape }).of // only items and groups ask

/** A field that pages get, with its name there and what becomes of its value; as it is where there is no localizer. */
interface ShownField {
  name: string
  shownAs: string
  field: Field
  localizer: Localizer | undefined
}

const shownFieldsOf = (fields: Fields): ShownField[] =>
  Object.entries(fields)
    .filter(([, field]) => field.staffOnly !== true)
    .map(([name, field]) => ({
      name,
      shownAs: publicName(name, field),
      field,
      localizer: LOCALIZERS[field.kind],
    }))

/** By the declaration they are of: records are many, declarations few. */
const shownFields = new WeakMap<Fields, ShownField[]>()

function localizeFields(fields: Fields, values: Values, context: Context): Values {
  const shown = getOrMake(shownFields, fields, () => shownFieldsOf(fields))
  const made: Values = {}
  for (const { name, shownAs, field, localizer } of shown) {
    const value = values[name] ?? field.initial
    made[shownAs] = localizer ? localizer(field, value, context) : value
  }
  return made
}

/** True where a language's entry says anything. */
export const hasText = (entry: Readonly<Values>): boolean =>
  Object.entries(entry).some(
    ([name, value]) => name !== 'languageId' && typeof value === 'string' && value !== '',
  )

/**
 * A record in one language, with pictures and references resolved. A language without any text falls back to the other one,
 * marked by `lang`; single missing texts fall back one by one and are named in `fallbacks`.
 */
export function localize(shape: Shape, record: Values, context: Context): Values & { lang: Language } {
  const { language } = context
  const entries = asArray(record[shape.localizedName]) as Entry[] // stored records have passed the schema
  const entryOf = (wanted: Language): Entry =>
    entries.find(({ languageId }) => languageId === CONTENT_LANGUAGE_ID[wanted]) ?? { languageId: 0 }
  const own = entryOf(language)
  const other = entryOf(otherLanguage(language))
  const texts: Values = {}
  for (const name of Object.keys(shape.localized)) texts[name] = isEmpty(own[name]) ? other[name] : own[name]
  const isOwn = hasText(own) || !hasText(other)
  const fallbacks = isOwn ? fallbacksIn(shape, own, other) : []
  return {
    ...localizeFields(shape.fields, record, context),
    ...localizeFields(shape.localized, texts, context),
    lang: isOwn ? language : otherLanguage(language),
    ...(fallbacks.length > 0 && { fallbacks }),
  }
}

/** Public texts that only the other language has. */
const fallbacksIn = ({ localized }: Shape, own: Entry, other: Entry): string[] =>
  Object.keys(localized).filter(
    (name) => localized[name]?.staffOnly !== true && isEmpty(own[name]) && !isEmpty(other[name]),
  )

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

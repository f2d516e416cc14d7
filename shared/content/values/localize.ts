import { getOrMake } from '../../strings/getOrMake.ts'
import { slugify } from '../../strings/slug.ts'
import { CONTENT_LANGUAGE_ID, otherLanguage, type Language } from '../../locale.ts'
import { publicName, type Field, type Fields, type Declaration } from '../declaration.ts'
import { type LocalizedAppearance, asText } from '../appearance.ts'
import type { FieldKind } from '../fields/kind.ts'
import { LOCALIZERS, type Localizer, type LocalizeContext } from '../fields/localizers.ts'

/** Picture in page data and the public API. */
export interface PublicMedia {
  id: number
  imageDefault: string
  imageBig: string
  imageSmall: string
  alt: string
  mime: string
  width: number
  height: number
  /** Focal point for cropping as fractions; absent means the centre. */
  focal?: { x: number; y: number }
  sources: { type: string; srcset: string }[]
}

export interface PublicReference {
  id: number
  title: string
  slug: string
  lang?: Language
}

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
          : F extends { kind: 'items'; of: infer S extends Declaration }
            ? Localized<S>[]
            : F extends { kind: 'group'; of: infer S extends Declaration }
              ? Localized<S>
              : F extends Field<string, infer T>
                ? T
                : never

type PublicFields<F extends Fields> = {
  -readonly [
    N in keyof F as F[N] extends { staffOnly: true } ? never : PublicName<N, F[N]> & PropertyKey
  ]: PublicValue<F[N]>
}

/** Record in one language. `lang` is the language of its texts after a fallback. */
export type Localized<S extends Declaration> = PublicFields<S['fields']> &
  PublicFields<S['localized']> & {
    lang: Language
    /** Fields whose text falls back to the other language. */
    fallbacks?: readonly string[]
  }

/** Resolves ids; both methods return undefined if missing or unpublished. */
export interface Resolver {
  /** Sanitizes HTML again, because stored content may predate the rules. */
  clean(html: string): string
  media(id: number): PublicMedia | undefined
  reference(type: string, id: number): PublicReference | undefined
}

type Values = Record<string, unknown>
type Entry = Values & { languageId: number }

type Context = Omit<LocalizeContext, 'localize'> & { resolve: Resolver }

interface PublicField {
  name: string
  outputName: string
  field: Field
  localizeValue: Localizer
}

const publicFieldsOf = (fields: Fields): PublicField[] =>
  Object.entries(fields)
    .filter(([, field]) => field.staffOnly !== true)
    .map(([name, field]) => ({
      name,
      outputName: publicName(name, field),
      field,
      localizeValue: LOCALIZERS[field.kind as FieldKind],
    }))

const publicFieldsCache = new WeakMap<Fields, PublicField[]>()

function localizeFields(fields: Fields, values: Values, context: LocalizeContext): Values {
  const publicFields = getOrMake(publicFieldsCache, fields, () => publicFieldsOf(fields))
  const made: Values = {}
  for (const { name, outputName, field, localizeValue } of publicFields)
    made[outputName] = localizeValue(field, values[name] ?? field.initial, context)
  return made
}

/** Optional localized texts and the language-independent texts that they replace for visitors. */
const LOCAL_NAMES: Readonly<Record<string, string>> = {
  localTitle: 'title',
  localSeoTitle: 'seoTitle',
  localSeoDescription: 'seoDescription',
}

const localNamesIn = (texts: Values): Values =>
  Object.fromEntries(
    Object.entries(LOCAL_NAMES).flatMap(([local, name]) =>
      isEmpty(texts[local]) ? [] : [[name, texts[local]]],
    ),
  )

interface Addressed {
  readonly pathField?: string
  readonly noPageIf?: string
}

export const isPageless = ({ noPageIf }: Addressed, record: Values): boolean =>
  noPageIf !== undefined && record[noPageIf] === true

/**
 * Types without a stored slug may take it from the field that names their path. Records without a page have
 * none.
 */
export function slugOf(type: Addressed, { slug, ...record }: Values): string {
  if (isPageless(type, record)) return ''
  if (typeof slug === 'string') return slug
  const { pathField } = type
  return pathField === undefined ? '' : slugify(asText(record[pathField]))
}

export const hasText = (entry: Readonly<Values>): boolean =>
  Object.entries(entry).some(
    ([name, value]) => name !== 'languageId' && typeof value === 'string' && value !== '',
  )

/**
 * Localizes a record and resolves references. A language without text falls back as a whole (`lang`), single
 * texts individually (`fallbacks`).
 */
export function localize<S extends Declaration>(declaration: S, record: Values, options: Context) {
  const context: LocalizeContext = {
    ...options,
    localize: (inner, values) => localizeValues(inner, values, context),
  }
  return localizeValues(declaration, record, context) as Localized<S>
}

function localizeValues(declaration: Declaration, record: Values, context: LocalizeContext): object {
  const { language } = context
  const list = record[declaration.translationsKey]
  const entries = Array.isArray(list) ? (list as Entry[]) : []
  const entryOf = (requestedLanguage: Language): Entry =>
    entries.find(({ languageId }) => languageId === CONTENT_LANGUAGE_ID[requestedLanguage]) ?? {
      languageId: 0,
    }
  const own = entryOf(language)
  const other = entryOf(otherLanguage(language))
  const texts: Values = {}
  for (const name of Object.keys(declaration.localized))
    texts[name] = isEmpty(own[name]) ? other[name] : own[name]
  const isOwn = hasText(own) || !hasText(other)
  const fallbacks = isOwn ? fallbacksIn(declaration, own, other) : []
  return {
    ...localizeFields(declaration.fields, record, context),
    ...localizeFields(declaration.localized, texts, context),
    ...localNamesIn(own),
    lang: isOwn ? language : otherLanguage(language),
    ...(fallbacks.length > 0 && { fallbacks }),
  }
}

const fallbacksIn = ({ localized }: Declaration, own: Entry, other: Entry): string[] =>
  Object.keys(localized).filter(
    (name) => localized[name]?.staffOnly !== true && isEmpty(own[name]) && !isEmpty(other[name]),
  )

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

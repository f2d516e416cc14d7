import { slugify } from '../../strings/slug.ts'
import { CONTENT_LANGUAGE_ID, otherLanguage, type Language } from '../../locale.ts'
import { isNestedRecord, publicName, type Field, type Fields, type Declaration } from '../declaration.ts'
import { type LocalizedAppearance, asText } from '../appearance/localizedAppearance.ts'
import { asArray, hasVideo, LOCALIZERS, type LocalizeContext } from '../fields/localizers.ts'
import { createFold, type Part } from './walk.ts'

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
  /** `data:` URL of a small drawing. */
  drawing?: string
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
              : F extends { kind: 'video'; of: infer S extends Declaration }
                ? Localized<S> | null
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

type Context = LocalizeContext & { resolve: Resolver }

type LocalizeValue = (value: unknown, context: LocalizeContext) => unknown
type LocalizeRecord = (record: Values, context: LocalizeContext) => Values

function localizerOf(parts: readonly Part<LocalizeValue>[]): LocalizeRecord {
  const shown = parts
    .filter(({ field }) => field.staffOnly !== true)
    .map((part) => ({ ...part, outputName: publicName(part.name, part.field) }))
  return (values, context) => {
    const made: Values = {}
    for (const { name, outputName, field, result } of shown)
      made[outputName] = result(values[name] ?? field.initial, context)
    return made
  }
}

/** Optional localized texts and the language-independent texts that they replace for visitors. */
export const LOCAL_NAMES: Readonly<Record<string, string>> = {
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

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

function entriesIn(list: unknown, language: Language): { own: Entry; other: Entry } {
  const entries = Array.isArray(list) ? (list as Entry[]) : []
  const entryOf = (requestedLanguage: Language): Entry =>
    entries.find(({ languageId }) => languageId === CONTENT_LANGUAGE_ID[requestedLanguage]) ?? {
      languageId: 0,
    }
  return { own: entryOf(language), other: entryOf(otherLanguage(language)) }
}

const fallbacksIn = (texts: readonly Part<unknown>[], { own, other }: { own: Entry; other: Entry }) =>
  texts
    .filter(({ name, field }) => field.staffOnly !== true && isEmpty(own[name]) && !isEmpty(other[name]))
    .map(({ name }) => name)

function recordLocalizer(
  { translationsKey }: Declaration,
  fields: readonly Part<LocalizeValue>[],
  texts: readonly Part<LocalizeValue>[],
): LocalizeRecord {
  const [localizeFields, localizeTexts] = [localizerOf(fields), localizerOf(texts)]
  return (record, context) => {
    const { language } = context
    const entries = entriesIn(record[translationsKey], language)
    const { own, other } = entries
    const values: Values = {}
    for (const { name } of texts) values[name] = isEmpty(own[name]) ? other[name] : own[name]
    const isOwn = hasText(own) || !hasText(other)
    const fallbacks = isOwn ? fallbacksIn(texts, entries) : []
    return {
      ...localizeFields(record, context),
      ...localizeTexts(values, context),
      ...localNamesIn(own),
      lang: isOwn ? language : otherLanguage(language),
      ...(fallbacks.length > 0 && { fallbacks }),
    }
  }
}

const localizers = createFold<LocalizeValue, LocalizeRecord>({
  leaf: (field) => {
    const localizeValue = LOCALIZERS[field.kind as keyof typeof LOCALIZERS]
    return (value, context) => localizeValue(field, value, context)
  },
  nested: (field, inner) => {
    if (!isNestedRecord(field))
      return (items, context) => asArray(items).map((item) => inner(item as Values, context))
    const localizeInner: LocalizeValue = (value, context) => inner((value ?? {}) as Values, context)
    if (field.kind !== 'video') return localizeInner
    return (value, context) => (hasVideo(value) ? localizeInner(value, context) : null)
  },
  record: recordLocalizer,
})

/**
 * Localizes a record and resolves references. A language without text falls back as a whole (`lang`), single
 * texts individually (`fallbacks`).
 */
export const localize = <S extends Declaration>(declaration: S, record: Values, context: Context) =>
  localizers.ofRecord(declaration)(record, context) as Localized<S>

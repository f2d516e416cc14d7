import type * as z from 'zod/mini'
import type { Language } from '../locale.ts'

/**
 * `create` requires passwords; `update` keeps the stored one if absent. `draft`: values must be valid but may
 * be missing. `only.id`: English texts may be missing, all else as in `update`.
 */
export type SchemaMode = 'create' | 'update' | 'draft' | OneLanguageMode
type OneLanguageMode = `only.${Language}`

export const isOneLanguageMode = (mode: SchemaMode | undefined): mode is OneLanguageMode =>
  mode === 'only.id' || mode === 'only.en'
export const languageOfMode = (mode: OneLanguageMode): Language => (mode === 'only.id' ? 'id' : 'en')

/** Field declaration. Input, column, label and public properties are derived by maps over `FieldKind`. */
export interface Field<K extends string = string, T = unknown> {
  readonly kind: K
  readonly initial: T
  readonly schema: z.ZodMiniType<T>
  /** Schema of modes that differ from the kinds' usual one. */
  readonly schemaIn?: (mode: SchemaMode) => z.ZodMiniType | undefined
  readonly required: boolean
  /** Excluded from pages, published files and public API responses. */
  readonly staffOnly?: true
  /** Only written: never returned, versioned, compared or audited. */
  readonly isSecret?: true
}
export type Fields = Readonly<Record<string, Field>>

/** Returns the declaration of a nested item or group; undefined for other fields. */
export const innerOf = (field: Field): Declaration | undefined =>
  'of' in field ? (field.of as Declaration) : undefined

/** True for one nested record, false for a list of them. */
export const isNestedRecord = (field: Field): boolean => 'of' in field && !Array.isArray(field.initial)

/**
 * Returns the field name in page data, where records replace ids (`mediaId` → `media`, `productIds` →
 * `products`).
 */
export const publicName = (name: string, field: Field): string =>
  'to' in field ? name.replace(/Ids$/, 's').replace(/Id$/, '') : name

/** Wire key of the localized texts: `contents`, or `translations` for menus. */
type TranslationsKey = 'contents' | 'translations'

export interface DeclarationSpec<F extends Fields, L extends Fields> {
  fields?: F
  localized?: L
  translationsKey?: TranslationsKey
}

/** Fields of a record, section, nested item or group. */
export interface Declaration<F extends Fields = Fields, L extends Fields = Fields> {
  readonly fields: F
  readonly localized: L
  readonly translationsKey: TranslationsKey
}

export const declareFields = <F extends Fields, L extends Fields>(
  spec: DeclarationSpec<F, L>,
): Declaration<F, L> => ({
  fields: spec.fields ?? ({} as F),
  localized: spec.localized ?? ({} as L),
  translationsKey: spec.translationsKey ?? 'contents',
})

type Wire<F> = F extends Field<string, infer T> ? T : never
type Values<F extends Fields> = { -readonly [N in keyof F]: Wire<F[N]> }
type LocalizedEntry<L extends Fields> = { languageId: 1 | 2 } & Values<L>

type HasNames<F extends Fields> = keyof F extends never ? false : string extends keyof F ? false : true

/** Wire format: flat fields, localized texts below `contents` (or `translations`). */
export type RecordOf<S extends Declaration> = Values<S['fields']> &
  (HasNames<S['localized']> extends false
    ? unknown
    : { contents: LocalizedEntry<S['localized']>[]; translations?: LocalizedEntry<S['localized']>[] })

export const PLACEHOLDER_TITLE = { id: 'Title Indo', en: 'Title Eng' } as const
export const URL_START = 'https://'

const SAMPLES: ReadonlySet<string> = new Set([...Object.values(PLACEHOLDER_TITLE), URL_START, 'http://'])

const URL_PATTERN = /^(?:https?:\/\/[^\s/]\S*|mailto:\S+|tel:\S+|\/\S*|#\S*)$/

/** Returns the message code of a URL, path or anchor that links cannot use; a bare `https://` is empty. */
export function urlProblem(value: string): 'url' | 'urlSpaces' | undefined {
  if (/\s/.test(value)) return 'urlSpaces'
  return isBareUrl(value) || URL_PATTERN.test(value) ? undefined : 'url'
}

export const isBareUrl = (value: unknown): boolean =>
  typeof value !== 'string' || /^(?:https?:\/\/)?$/.test(value.trim())

/** True for unreplaced initial values: allowed in drafts, rejected on publish. */
export const isSampleText = (value: string): boolean => SAMPLES.has(value.trim())

export const missingUrl = (value: unknown): 'sampleText' | 'required' =>
  typeof value === 'string' && isSampleText(value) ? 'sampleText' : 'required'

import type * as z from 'zod/mini'

/**
 * A field is a kind, what a new record starts with, and a schema of its wire value. Everything else about it
 * (input, column, label, public shape) is derived from these, by maps that are exhaustive over `FieldKind`.
 */
export interface Field<K extends string = string, T = unknown> {
  readonly kind: K
  readonly initial: T
  readonly schema: z.ZodMiniType<T>
  readonly required: boolean
  /** True where only staff may see it: no page, published file or public answer has it. */
  readonly staffOnly?: true
}
export type Fields = Readonly<Record<string, Field>>

/** The name under which pages know a field: what it points at stands there in place of ids (`mediaId` → `media`, `productIds` → `products`). */
export const publicName = (name: string, field: Field): string =>
  'to' in field ? name.replace(/Ids$/, 's').replace(/Id$/, '') : name

/** Lists of texts by language are `contents` on the wire, but `translations` in menus (spec §3). */
export type LocalizedName = 'contents' | 'translations'

export interface ShapeSpec<F extends Fields, L extends Fields> {
  fields?: F
  localized?: L
  localizedName?: LocalizedName
}

/** What a record, a section, a nested item or a group consists of. */
export interface Shape<F extends Fields = Fields, L extends Fields = Fields> {
  readonly fields: F
  readonly localized: L
  readonly localizedName: LocalizedName
}

export const shape = <F extends Fields, L extends Fields>(spec: ShapeSpec<F, L>): Shape<F, L> => ({
  fields: spec.fields ?? ({} as F),
  localized: spec.localized ?? ({} as L),
  localizedName: spec.localizedName ?? 'contents',
})

type Wire<F> = F extends Field<string, infer T> ? T : never
type Values<F extends Fields> = { -readonly [N in keyof F]: Wire<F[N]> }
export type LocalizedEntry<L extends Fields> = { languageId: 1 | 2 } & Values<L>

/** A record of a shape as it travels: fields flat, texts per language below `contents` (or `translations`). */
export type RecordOf<S extends Shape> = Values<S['fields']> &
  (keyof S['localized'] extends never
    ? unknown
    : { contents: LocalizedEntry<S['localized']>[]; translations?: LocalizedEntry<S['localized']>[] })

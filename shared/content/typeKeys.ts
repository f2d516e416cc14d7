import type { AnyType, Area, Screen } from './define.ts'

/** The content types and sections that areas edit. */
export type TypesOf<A extends Area> = A['screens'][number] extends infer S
  ? S extends Screen<infer T>
    ? T
    : never
  : never

/** Keys that a field refers to, fields of nested items and groups included. */
type TargetsOfField<F> = F extends { readonly to: infer To extends string }
  ? To
  : F extends { readonly of: infer S }
    ? TargetsOfShape<S>
    : never
type TargetsOfShape<S> = S extends { readonly fields: infer F; readonly localized: infer L }
  ? TargetsOfField<F[keyof F]> | TargetsOfField<L[keyof L]>
  : never

/** Keys that a declaration refers to: by its fields, as its parent, as the type below whose records it is. */
type TargetsOf<T> =
  | (T extends { readonly shape: infer S } ? TargetsOfShape<S> : never)
  | (T extends { readonly parent?: { readonly type: infer P extends string } } ? P : never)
  | (T extends { readonly below?: infer B extends string } ? B : never)

type MissingFor<T extends AnyType, K extends string> = T extends AnyType
  ? `'${Exclude<TargetsOf<T>, K>}', to which '${T['key']}' refers`
  : never

/** What is missing for all references of these types to lead somewhere: a required property for each unknown key. */
export type MissingTypes<T extends AnyType> = { readonly [N in MissingFor<T, T['key']>]: AnyType }

import type { AnyType, Area, Screen } from './define.ts'

export type TypesOf<A extends Area> = A['screens'][number] extends infer S
  ? S extends Screen<infer T>
    ? T
    : never
  : never

type TargetsOfField<F> = F extends { readonly to: infer To extends string }
  ? To
  : F extends { readonly of: infer S }
    ? TargetsOfDeclaration<S>
    : never
type TargetsOfDeclaration<S> = S extends { readonly fields: infer F; readonly localized: infer L }
  ? TargetsOfField<F[keyof F]> | TargetsOfField<L[keyof L]>
  : never

/** Type keys used in fields, as parent, or in `below`. */
type TargetsOf<T> =
  | (T extends { readonly declaration: infer S } ? TargetsOfDeclaration<S> : never)
  | (T extends { readonly parent?: { readonly type: infer P extends string } } ? P : never)
  | (T extends { readonly below?: infer B extends string } ? B : never)

type MissingFor<T extends AnyType, K extends string> = T extends AnyType
  ? `'${Exclude<TargetsOf<T>, K>}', to which '${T['key']}' refers`
  : never

export type MissingTypes<T extends AnyType> = { readonly [N in MissingFor<T, T['key']>]: AnyType }

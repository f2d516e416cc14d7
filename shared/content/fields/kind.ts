import type * as dates from './date.ts'
import type * as nested from './nested.ts'
import type * as references from './reference.ts'
import type * as texts from './text.ts'
import type * as values from './value.ts'

type Makers = typeof dates & typeof nested & typeof references & typeof texts & typeof values

type Declared = {
  [M in keyof Makers]: Makers[M] extends (...args: never[]) => infer F
    ? F extends { kind: string }
      ? F
      : never
    : never
}[keyof Makers]

/** Every kind of field. Maps from kind to behaviour `satisfy Record<FieldKind, …>` and do not compile when one is missing. */
export type FieldKind = Declared['kind']

/** What is declared for a field of a kind, e.g. the choices of `choice` and the inner shape of `items`. */
export type FieldOf<K extends FieldKind> = Extract<Declared, { kind: K }>

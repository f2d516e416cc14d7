import type * as dates from './date.ts'
import type * as nested from './nested.ts'
import type * as references from './reference.ts'
import type * as texts from './text.ts'
import type * as values from './value.ts'
import type * as videos from './video.ts'

type Makers = typeof dates & typeof nested & typeof references & typeof texts & typeof values & typeof videos

type Declared = {
  [M in keyof Makers]: Makers[M] extends (...args: never[]) => infer F
    ? F extends { kind: string }
      ? F
      : never
    : never
}[keyof Makers]

/**
 * Every field kind. Maps over kinds use `satisfies Record<FieldKind, …>`, so missing kinds fail to compile.
 */
export type FieldKind = Declared['kind']

export type FieldOf<K extends FieldKind> = Extract<Declared, { kind: K }>

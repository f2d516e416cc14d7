import type { Declaration, Field } from '../declaration.ts'
import type { RecordKey } from './richTextLinks.ts'

type Values = Record<string, unknown>

interface InitialContext {
  now: Date
  initialOf: (inner: Declaration) => Values
}

export interface FieldKindModule {
  initial: (field: Field, context: InitialContext) => unknown
  /** Returns the records that a value refers to; undefined if values never do. */
  references: ((field: Field, value: unknown) => RecordKey[]) | undefined
  /** Returns records that only the public value depends on. */
  links: ((value: unknown) => RecordKey[]) | undefined
}

export const plainKind: FieldKindModule = {
  initial: (field) => structuredClone(field.initial),
  references: undefined,
  links: undefined,
}

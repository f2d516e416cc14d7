import type { Field } from '../declaration.ts'
import type { RecordKey } from './richTextReferences.ts'

export interface FieldKindModule {
  initial: (field: Field, now: Date) => unknown
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

import type { Field } from '@flou/shared/content/declaration.ts'

const SEPARATOR = ';'

/** True for lists of records or choices, which are one cell of a file. */
export const hasSeveralValues = (field: Field): boolean =>
  Array.isArray(field.initial) && ('to' in field || 'choices' in field)

export const joinValues = (texts: readonly (string | number)[]): string =>
  texts.filter((text) => text !== '').join(`${SEPARATOR} `)

export const splitValues = (cell: string): string[] =>
  cell
    .split(SEPARATOR)
    .map((text) => text.trim())
    .filter((text) => text !== '')

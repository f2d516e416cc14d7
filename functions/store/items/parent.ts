import type { ContentType } from '@flou/shared/content/define.ts'
import type { Values } from '../writeContext.ts'

/** The parent's id of a record whose type belongs to another one; undefined for all other types. */
export const parentIdOf = ({ parent }: ContentType, fields: Readonly<Values>): number | undefined =>
  parent && Number(fields[parent.field])

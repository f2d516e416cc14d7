import type { ContentType } from '@flou/shared/content/define.ts'
import type { Values } from '../writeContext.ts'

export const parentIdOf = ({ parent }: ContentType, fields: Readonly<Values>): number | undefined =>
  parent && Number(fields[parent.field])

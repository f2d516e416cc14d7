import type { ContentType } from '@flou/shared/content/define.ts'

/** `categoryId` → `category` */
export const publicName = (reference: string): string => reference.replace(/Id$/, '')

export function targetKey({ key, declaration }: ContentType, reference: string): string {
  const field = declaration.fields[reference]
  if (!field || !('to' in field)) throw new Error(`${key} has no reference ${reference}`)
  return String(field.to)
}

import type { ContentType } from '@flou/shared/content/define.ts'

/** The name of a reference in public records: `categoryId` → `category`. */
export const publicName = (reference: string): string => reference.replace(/Id$/, '')

/** The key of the type that a reference points at. */
export function targetKey({ key, shape }: ContentType, reference: string): string {
  const field = shape.fields[reference]
  if (!field || !('to' in field)) throw new Error(`${key} has no reference ${reference}`)
  return String(field.to)
}

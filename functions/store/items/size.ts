import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import type { Shape } from '@flou/shared/content/shape.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { invalidFields } from '../../appError.ts'
import type { Values } from '../writeContext.ts'

/** Throws `validation_failed` at the largest field of a record that does not fit into an item of the table. */
export function requireFitting(shape: Shape, fields: Values, data: string): void {
  if (Buffer.byteLength(data) <= LIMITS.recordBytes) return
  const [largest] = fieldSizes(shape, fields).sort((a, b) => b.bytes - a.bytes)
  throw invalidFields({ [errorKey(largest?.path ?? [])]: 'tooLarge' })
}

interface FieldSize {
  path: (string | number)[]
  bytes: number
}

function fieldSizes({ localizedName }: Shape, fields: Values): FieldSize[] {
  const { [localizedName]: entries, ...own } = fields
  const sizesOf = (values: Values, path: (string | number)[]): FieldSize[] =>
    Object.entries(values).map(([name, value]) => ({
      path: [...path, name],
      bytes: Buffer.byteLength(JSON.stringify(value) ?? ''),
    }))
  const texts = ((entries ?? []) as Values[]).map((entry, index) => sizesOf(entry, [localizedName, index])) // passed the schema
  return [...sizesOf(own, []), ...texts.flat()]
}

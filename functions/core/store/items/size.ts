import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { invalidFields } from '../../errors.ts'
import type { Values } from '../writeContext.ts'

/** Throws `validation_failed` for the largest field if the record exceeds the item limit. */
export function requireItemSize(declaration: Declaration, fields: Values, data: string): void {
  if (Buffer.byteLength(data) <= LIMITS.recordBytes) return
  const [largest] = fieldSizes(declaration, fields).sort((a, b) => b.bytes - a.bytes)
  throw invalidFields({ [errorKey(largest?.path ?? [])]: 'tooLarge' })
}

interface FieldSize {
  path: (string | number)[]
  bytes: number
}

function fieldSizes({ translationsKey }: Declaration, fields: Values): FieldSize[] {
  const { [translationsKey]: entries, ...own } = fields
  const sizesOf = (values: Values, path: (string | number)[]): FieldSize[] =>
    Object.entries(values).map(([name, value]) => ({
      path: [...path, name],
      bytes: Buffer.byteLength(JSON.stringify(value) ?? ''),
    }))
  const texts = ((entries ?? []) as Values[]).map((entry, index) => sizesOf(entry, [translationsKey, index]))
  return [...sizesOf(own, []), ...texts.flat()]
}

import { DEFAULT_APPEARANCE, newButton } from '@flou/shared/content/appearance/appearance.ts'
import { fieldPath, errorKey } from '@flou/shared/content/values/errorKey.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { Field, Declaration } from '@flou/shared/content/declaration.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { expect, test } from 'vitest'
import { validateRecord } from '../../web-admin/src/core/records/formErrors.ts'
import { filledRecord } from '@flou/functions/openapi/filledRecord.ts'
import { replaced } from './rules/table.ts'

/** A list beyond its limit is an error of the list itself, whether typed, pasted or restored. */
const options = { idOf: () => 1, seed: 'limit' }

interface List {
  path: string
  max: number
  /** One entry too many. */
  beyond: unknown
  /** Path of the error below the list. */
  within?: string
}
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)

function listsOf(declaration: Declaration, path = ''): List[] {
  return Object.entries(declaration.fields).flatMap(([name, field]) => listsIn(field, `${path}${name}`))
}
function listsIn(field: Field, path: string): List[] {
  const { kind } = field
  if (kind === 'mediaList' || kind === 'references') {
    return [{ path, max: LIMITS.items, beyond: times(LIMITS.items + 1, 1) }]
  }
  if (kind === 'appearance') {
    const buttons = times(LIMITS.items + 1, newButton())
    const beyond = JSON.stringify({ ...(JSON.parse(DEFAULT_APPEARANCE) as object), buttons })
    return [{ path, max: LIMITS.items, beyond, within: '.buttons' }]
  }
  if (kind !== 'items' && kind !== 'group') return []
  const { of: inner, max = 0 } = field as Field & { of: Declaration; max?: number } // items and groups only
  if (kind === 'group') return listsOf(inner, `${path}.`)
  const own: List = { path, max, beyond: times(max + 1, filledRecord(inner, options)) }
  return [own, ...listsOf(inner, `${path}.0.`)]
}

const LISTS = [...REGISTRY.types.values()].flatMap((type) =>
  listsOf(type.declaration).map((list) => ({ ...list, type })),
)

test.each(LISTS)('$type.key: more than $max in $path are refused there', ({ type, path, max, ...list }) => {
  const values = replaced(filledRecord(type.declaration, options), path, list.beyond)

  const errors = validateRecord(type, values, 'create')

  const place = `${path}${list.within ?? ''}`
  expect(errors).toMatchObject({ [place]: `tooManyItems:${max}` })
  // the server's key maps back to the same field
  const parts = place.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
  expect(fieldPath(errorKey(parts))).toBe(place)
})

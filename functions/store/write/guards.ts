import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { slugify } from '@flou/shared/text/slug.ts'
import { invalidFields } from '../../appError.ts'
import { foldedUnique, keys, type Key } from '../keys.ts'
import type { Table } from '../dynamo/table.ts'
import type { Snapshot, Values } from '../writeContext.ts'
import type { WriteStep } from '../step.ts'

interface Guard {
  field: string
  key: Key
}

/** A record's values that must be its own, folded as they are compared, by field. */
function ownValues(
  type: ContentType,
  { state, fields }: Pick<Snapshot, 'state' | 'fields'>,
): [string, string][] {
  const { shape, unique, addressedBy } = type
  const folded = (field: string): [string, string] => [field, foldedUnique(fields[field] ?? '')]
  const slugs = 'slug' in shape.fields ? [folded('slug')] : []
  if (state === 'trashed') return slugs
  const names = addressedBy === undefined ? [] : [folded(addressedBy)]
  const addresses = names.map(([field, name]): [string, string] => [field, slugify(name)])
  return [...slugs, ...unique.map(folded), ...addresses]
}

function guardsOf(type: AnyType, snapshot: Pick<Snapshot, 'state' | 'fields'> | undefined): Guard[] {
  if (type.single || !snapshot) return []
  return ownValues(type, snapshot)
    .filter(([, value]) => value !== '')
    .map(([field, value]) => ({ field, key: keys.guard(type.key, field, value) }))
}

/** True where another record makes the same address of its name. */
export async function isAddressTaken(table: Table, type: ContentType, fields: Values): Promise<boolean> {
  const guards = guardsOf(type, { state: 'published', fields }).filter(
    ({ field }) => field === type.addressedBy,
  )
  const found = await Promise.all(guards.map(({ key }) => table.get(key, { consistent: true })))
  return found.some((item) => item !== undefined)
}

/** A unique value must not be another record's. */
const takenBy = (id: number, field: string) => ({
  condition: {
    ConditionExpression: 'attribute_not_exists(pk) OR #to = :id',
    ExpressionAttributeNames: { '#to': 'to' },
    ExpressionAttributeValues: { ':id': id },
  },
  onConditionFailed: () => invalidFields({ [errorKey([field])]: 'taken' }),
})

const addedGuards = (type: AnyType, before: Snapshot | undefined, after: Snapshot): Guard[] => {
  const held = new Set(guardsOf(type, before).map(({ key }) => key.pk))
  return guardsOf(type, after).filter(({ key }) => !held.has(key.pk))
}

/** The unique values of a draft must be free; they are taken when it is published. */
export const freeSteps = (type: AnyType, before: Snapshot | undefined, draft: Snapshot): WriteStep[] =>
  addedGuards(type, before, draft).map(({ field, key: Key }): WriteStep => {
    const { condition, onConditionFailed } = takenBy(draft.id, field)
    return { write: { ConditionCheck: { Key, ...condition } }, onConditionFailed }
  })

/**
 * Keeps unique values unique. A record's earlier slugs stay its own: they lead visitors to it (decision 12). The trash keeps slugs
 * but releases other values, so that a deleted person's address can be used again.
 */
export function guardSteps(type: AnyType, before: Snapshot | undefined, after: Snapshot): WriteStep[] {
  const held = guardsOf(type, before)
  const wanted = guardsOf(type, after)
  const released = held.filter(
    ({ field, key }) => field !== 'slug' && !wanted.some((other) => other.key.pk === key.pk),
  )
  return [
    ...addedGuards(type, before, after).map(({ field, key }): WriteStep => {
      const { condition, onConditionFailed } = takenBy(after.id, field)
      return { write: { Put: { Item: { ...key, to: after.id }, ...condition } }, onConditionFailed }
    }),
    ...released.map(({ key }): WriteStep => ({ write: { Delete: { Key: key } } })),
  ]
}

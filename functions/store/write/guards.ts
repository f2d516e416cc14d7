import type { AnyType } from '@flou/shared/content/define.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { invalidFields } from '../../appError.ts'
import { foldedUnique, keys, type Key } from '../keys.ts'
import type { Snapshot } from '../writeContext.ts'
import type { WriteStep } from '../step.ts'

interface Guard {
  field: string
  key: Key
}

function guardsOf(type: AnyType, snapshot: Snapshot | undefined): Guard[] {
  if (type.single || !snapshot) return []
  const slug = 'slug' in type.shape.fields ? ['slug'] : []
  const unique = snapshot.state === 'trashed' ? [] : type.unique
  return [...slug, ...unique].flatMap((field) => {
    const value = foldedUnique(snapshot.fields[field] ?? '')
    return value === '' ? [] : [{ field, key: keys.guard(type.key, field, value) }]
  })
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

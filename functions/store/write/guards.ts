import type { AnyType } from '@flou/shared/content/define.ts'
import { errorKey } from '@flou/shared/content/errorKey.ts'
import { invalidFields } from '../../http/appError.ts'
import { keys, type Key } from '../keys.ts'
import type { Snapshot } from './change.ts'
import type { Step } from './step.ts'

/** Values that count as the same: letter case and outer space do not tell e-mail addresses or role names apart. */
export const foldedUnique = (value: unknown): string => String(value).trim().toLowerCase()

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

/**
 * Keeps unique values unique. A record's earlier slugs stay its own: they lead visitors to it (decision 12). The trash keeps slugs
 * but releases other values, so that a deleted person's address can be used again.
 */
export function guardSteps(type: AnyType, before: Snapshot | undefined, after: Snapshot): Step[] {
  const held = guardsOf(type, before)
  const wanted = guardsOf(type, after)
  const taken = wanted.filter(({ key }) => !held.some((other) => other.key.pk === key.pk))
  const released = held.filter(
    ({ field, key }) => field !== 'slug' && !wanted.some((other) => other.key.pk === key.pk),
  )
  return [
    ...taken.map(({ field, key }): Step => ({
      write: {
        Put: {
          Item: { ...key, to: after.id },
          ConditionExpression: 'attribute_not_exists(pk) OR #to = :id',
          ExpressionAttributeNames: { '#to': 'to' },
          ExpressionAttributeValues: { ':id': after.id },
        },
      },
      failed: () => invalidFields({ [errorKey([field])]: 'taken' }),
    })),
    ...released.map(({ key }): Step => ({ write: { Delete: { Key: key } } })),
  ]
}

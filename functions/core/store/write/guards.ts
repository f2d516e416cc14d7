import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { slugify } from '@flou/shared/strings/slug.ts'
import { invalidFields } from '../../errors.ts'
import { foldedUnique, keys, type Key } from '../keys.ts'
import type { Table } from '../dynamo/table.ts'
import type { Snapshot, Values } from '../writeContext.ts'
import type { WriteStep } from '../step.ts'

interface Guard {
  field: string
  key: Key
}

function ownValues(
  type: ContentType,
  { state, fields }: Pick<Snapshot, 'state' | 'fields'>,
): [string, string][] {
  const { declaration, unique, pathField } = type
  const folded = (field: string): [string, string] => [field, foldedUnique(fields[field] ?? '')]
  const slugs = 'slug' in declaration.fields ? [folded('slug')] : []
  if (state === 'trashed') return slugs
  const names = pathField === undefined ? [] : [folded(pathField)]
  const nameSlugs = names.map(([field, name]): [string, string] => [field, slugify(name)])
  return [...slugs, ...unique.map(folded), ...nameSlugs]
}

function guardsOf(type: AnyType, snapshot: Pick<Snapshot, 'state' | 'fields'> | undefined): Guard[] {
  if (type.single || !snapshot) return []
  return ownValues(type, snapshot)
    .filter(([, value]) => value !== '')
    .map(([field, value]) => ({ field, key: keys.guard(type.key, field, value) }))
}

/** Returns true if another record's name yields the same path. */
export async function isPathTaken(table: Table, type: ContentType, fields: Values): Promise<boolean> {
  const guards = guardsOf(type, { state: 'published', fields }).filter(
    ({ field }) => field === type.pathField,
  )
  const found = await Promise.all(guards.map(({ key }) => table.get(key, { consistent: true })))
  return found.some((item) => item !== undefined)
}

const takenBy = (id: number, field: string) => ({
  condition: {
    ConditionExpression: 'attribute_not_exists(pk) OR #to = :id',
    ExpressionAttributeNames: { '#to': 'to' },
    ExpressionAttributeValues: { ':id': id },
  },
  onConditionFailed: () => invalidFields({ [errorKey([field])]: 'taken' }),
})

const addedGuards = (type: AnyType, before: Snapshot | undefined, after: Snapshot): Guard[] => {
  const ownedBefore = new Set(guardsOf(type, before).map(({ key }) => key.pk))
  return guardsOf(type, after).filter(({ key }) => !ownedBefore.has(key.pk))
}

/** Checks that unique values of a draft are free; they are reserved on publishing. */
export const checkFreeSteps = (type: AnyType, before: Snapshot | undefined, draft: Snapshot): WriteStep[] =>
  addedGuards(type, before, draft).map(({ field, key: Key }): WriteStep => {
    const { condition, onConditionFailed } = takenBy(draft.id, field)
    return { write: { ConditionCheck: { Key, ...condition } }, onConditionFailed }
  })

/**
 * Enforces unique values. Former slugs remain reserved for redirects. The trash retains slugs but frees other
 * values, such as emails of deleted users.
 */
export function guardSteps(type: AnyType, before: Snapshot | undefined, after: Snapshot): WriteStep[] {
  const ownedBefore = guardsOf(type, before)
  const required = guardsOf(type, after)
  const released = ownedBefore.filter(
    ({ field, key }) => field !== 'slug' && !required.some((other) => other.key.pk === key.pk),
  )
  return [
    ...addedGuards(type, before, after).map(({ field, key }): WriteStep => {
      const { condition, onConditionFailed } = takenBy(after.id, field)
      return { write: { Put: { Item: { ...key, to: after.id }, ...condition } }, onConditionFailed }
    }),
    ...released.map(({ key }): WriteStep => ({ write: { Delete: { Key: key } } })),
  ]
}

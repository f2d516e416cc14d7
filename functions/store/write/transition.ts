import { changedFields } from '@flou/shared/content/values/changedFields.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { referencesOf } from '@flou/shared/content/values/references.ts'
import { AppError, invalidFields } from '../../appError.ts'
import { keyName, type Key } from '../keys.ts'
import type { TransactItem } from '../dynamo/transact.ts'
import { MAX_TRANSACT_ITEMS } from '../dynamo/transactionRoom.ts'
import { changeAudit } from '../items/auditItem.ts'
import { personOf, type WriteContext, type Snapshot, type Transition, type Values } from '../writeContext.ts'
import { counterSteps } from './counters.ts'
import { derivedItems, wordItems, type DerivedItem } from '../items/derived.ts'
import { facetCounts } from '../items/facets.ts'
import { freeSteps, guardSteps } from './guards.ts'
import { idempotencySteps } from './idempotency.ts'
import { draftItem, liveItem, versionItem } from '../items/recordItem.ts'
import { auditBaseline, latestRevision } from '../items/draft.ts'
import { newVersionSalt } from '../items/versionProof.ts'
import { keyOfReference } from '../items/target.ts'
import type { WriteStep } from '../step.ts'
import { requireFitting } from '../items/size.ts'

/**
 * Everything one change writes, as one transaction (design, idea 3): idempotency, counters, live record with its row, version, audit
 * entry, unique values, references, further orders, words. Throws `validation_failed` where it is too much for one.
 */
export function transitionSteps(
  change: WriteContext,
  plain: Transition,
  extraItems: readonly TransactItem[] = [],
): WriteStep[] {
  const transition = { ...plain, salt: newVersionSalt() }
  const steps: WriteStep[] = [
    ...idempotencySteps(change, transition),
    ...counterSteps(transition),
    put(changeAudit(change, transition)),
    ...(change.along?.stepsFor(transition.after) ?? []),
    ...extraItems.map((write): WriteStep => ({ write })),
  ]
  return [...steps, ...recordSteps(change, transition, MAX_TRANSACT_ITEMS - steps.length)]
}

/**
 * What a change writes of the record itself: all but the counts it moves and what tells of it.
 * @param room items that the transaction has left; words take what the others leave
 */
export function recordSteps(change: WriteContext, transition: Transition, room: number): WriteStep[] {
  const { type, before, after, action, salt } = transition
  const head = latestRevision(after)
  const data = JSON.stringify(head.fields)
  requireFitting(type.shape, head.fields, data)
  const base = auditBaseline(transition)
  const changed = base && changedFields(type.shape, base.fields, head.fields)
  const made = { updated: change.now.toISOString(), updatedBy: personOf(change.by) }
  const steps: WriteStep[] = [
    ...placeSteps(change, transition),
    put(versionItem(type, { ...head, ...made }, { data, action, changed, salt })),
    ...guardSteps(type, before, after),
    ...(after.drafted ? freeSteps(type, before, head) : []),
    ...targetSteps(transition),
  ]
  const left = room - steps.length
  if (left < 0) throw invalidFields({ [lastReference(transition)]: 'tooManyReferences' })
  return [...steps, ...wordSteps(transition, left)]
}

/** The live record, its draft, and the items that follow from both. */
export function placeSteps({ now, batch }: WriteContext, transition: Transition): WriteStep[] {
  const { type, before, after } = transition
  const draftOf = (snapshot: Snapshot | undefined) => (snapshot && draftItem(type, snapshot)) ?? []
  return [
    ...facetCounts(type, before, after).map((write): WriteStep => ({ write })),
    liveStep(transition, { data: JSON.stringify(after.fields), batch }),
    ...diffSteps([draftOf(before)].flat(), [draftOf(after)].flat()),
    ...diffSteps(before ? derivedItems(type, before, now) : [], derivedItems(type, after, now)),
  ]
}

const put = (Item: Key & Values): WriteStep => ({ write: { Put: { Item } } })

/** The live record: new where it must be new, else on the very version that was read. */
function liveStep(
  { type, before, after }: Transition,
  { data, batch }: { data: string; batch: string | undefined },
): WriteStep {
  const Item = { ...liveItem(type, after, data), ...(batch !== undefined && { batch }) }
  if (!before) {
    return {
      write: { Put: { Item, ConditionExpression: 'attribute_not_exists(pk)' } },
      onConditionFailed: () => new AppError('record_changed'),
    }
  }
  return {
    write: {
      Put: {
        Item,
        ConditionExpression: '#version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': before.version },
      },
    },
    onConditionFailed: () => new AppError('record_changed'),
  }
}

/** Each newly named record must be there and not in the trash. Back from the trash, a record is taken as it was. */
function targetSteps(transition: Transition): WriteStep[] {
  const { type, before, after, action } = transition
  if (after.state === 'trashed' || (action === 'restore' && before?.state === 'trashed')) return []
  const known = new Set(
    referencesOf(type.shape, auditBaseline(transition)?.fields ?? {}).map(({ key }) => key),
  )
  known.add(`${type.key}#${after.id}`) // itself: a transaction names each item once
  const added = referencesOf(type.shape, latestRevision(after).fields).filter(({ key }) => !known.has(key))
  return [...Map.groupBy(added, ({ key }) => key)].map(([key, places]): WriteStep => ({
    write: {
      ConditionCheck: {
        Key: keyOfReference(key),
        ConditionExpression: 'attribute_exists(pk) AND #state <> :trashed',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':trashed': 'trashed' },
      },
    },
    onConditionFailed: () =>
      invalidFields(Object.fromEntries(places.map(({ path }) => [errorKey(path), 'missing']))),
  }))
}

/** What is new or different is put, what is gone is deleted. */
function diffSteps(before: readonly DerivedItem[], after: readonly DerivedItem[]): WriteStep[] {
  const stored = new Map(before.map((item) => [keyName(item), JSON.stringify(item)]))
  const wanted = new Set(after.map(keyName))
  return [
    ...after.filter((item) => stored.get(keyName(item)) !== JSON.stringify(item)).map(put),
    ...before
      .filter((item) => !wanted.has(keyName(item)))
      .map(({ pk, sk }): WriteStep => ({ write: { Delete: { Key: { pk, sk } } } })),
  ]
}

/** Words come last and take the room that is left; those that leave go first. */
function wordSteps({ type, before, after }: Transition, room: number): WriteStep[] {
  const steps = diffSteps(before ? wordItems(type, before) : [], wordItems(type, after))
  return [...steps.filter(isDelete), ...steps.filter((step) => !isDelete(step))].slice(0, Math.max(0, room))
}

const isDelete = ({ write }: WriteStep) => 'Delete' in write

function lastReference({ type, after }: Transition): string {
  const path = referencesOf(type.shape, latestRevision(after).fields).at(-1)?.path ?? []
  return errorKey(path)
}

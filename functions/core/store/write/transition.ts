import { changedFields } from '@flou/shared/content/values/changedFields.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { referencesOf } from '@flou/shared/content/values/references.ts'
import { AppError, invalidFields } from '../../errors.ts'
import { keyName, type Key, keyOfReference } from '../keys.ts'
import type { TransactItem } from '../dynamo/transact.ts'
import { MAX_TRANSACT_ITEMS } from '../dynamo/transactionRoom.ts'
import { operationAudit } from '../items/auditItem.ts'
import { personOf, type WriteContext, type Snapshot, type Transition, type Values } from '../writeContext.ts'
import { counterSteps } from './counters.ts'
import { derivedItems, unindexedItem, type DerivedItem } from '../items/derived.ts'
import { facetCounts } from '../items/facets.ts'
import { checkFreeSteps, guardSteps } from './guards.ts'
import { idempotencySteps } from './idempotency.ts'
import { draftItem, liveItem, revisionItem } from '../items/recordItem.ts'
import { auditBaseline, latestRevision } from '../items/draft.ts'
import { droppedTimeSteps } from '../items/planned.ts'
import type { WriteStep } from '../step.ts'
import { requireItemSize } from '../items/size.ts'
import { createRevisionSalt } from '../items/auditSalts.ts'

/**
 * Returns all writes of an operation as one transaction. Throws `validation_failed` if they exceed the limit.
 */
export function transitionSteps(
  context: WriteContext,
  plain: Transition,
  extraItems: readonly TransactItem[] = [],
): WriteStep[] {
  const transition = { ...plain, salt: createRevisionSalt() }
  const steps: WriteStep[] = [
    ...idempotencySteps(context, transition),
    ...counterSteps(transition),
    put(operationAudit(context, transition)),
    ...(context.extraWrites?.stepsFor(transition.after) ?? []),
    ...droppedTimeSteps(context, transition),
    ...extraItems.map((write): WriteStep => ({ write })),
  ]
  return withoutRepeatedChecks([
    ...steps,
    ...recordSteps(context, transition, MAX_TRANSACT_ITEMS - steps.length),
  ])
}

/** A transaction touches an item once, so a hook's stricter check replaces the one of a reference. */
function withoutRepeatedChecks(steps: readonly WriteStep[]): WriteStep[] {
  const checked = new Set<string>()
  return steps.filter(({ write }) => {
    if (!('ConditionCheck' in write)) return true
    const { pk, sk } = write.ConditionCheck.Key ?? {}
    const name = keyName({ pk: String(pk), sk: String(sk) })
    const isFirst = !checked.has(name)
    checked.add(name)
    return isFirst
  })
}

/**
 * Returns the record items without counters and audit. The stream writes the search words.
 * @param room items left in the transaction
 */
export function recordSteps(context: WriteContext, transition: Transition, room: number): WriteStep[] {
  const { type, before, after, action, salt } = transition
  const head = latestRevision(after)
  const data = JSON.stringify(head.fields)
  requireItemSize(type.declaration, head.fields, data)
  const base = auditBaseline(transition)
  const changed = base && changedFields(type.declaration, base.fields, head.fields)
  const editMeta = { updated: context.now.toISOString(), updatedBy: personOf(context.by) }
  const steps: WriteStep[] = [
    ...liveRecordSteps(context, transition),
    put(revisionItem(type, { ...head, ...editMeta }, { data, action, changed, salt })),
    ...guardSteps(type, before, after),
    ...(after.drafted ? checkFreeSteps(type, before, head) : []),
    ...targetSteps(transition),
    ...unindexedSteps(transition),
  ]
  if (steps.length > room) throw invalidFields({ [lastReference(transition)]: 'tooManyReferences' })
  return steps
}

export function liveRecordSteps({ now, batch }: WriteContext, transition: Transition): WriteStep[] {
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

/** Checks that new references exist outside the trash; skipped on restore. */
function targetSteps(transition: Transition): WriteStep[] {
  const { type, before, after, action } = transition
  if (after.state === 'trashed' || (action === 'restore' && before?.state === 'trashed')) return []
  const existing = new Set(
    referencesOf(type.declaration, auditBaseline(transition)?.fields ?? {}).map(({ key }) => key),
  )
  existing.add(`${type.key}#${after.id}`)
  const added = referencesOf(type.declaration, latestRevision(after).fields).filter(
    ({ key }) => !existing.has(key),
  )
  return [...Map.groupBy(added, ({ key }) => key)].map(([key, references]): WriteStep => ({
    write: {
      ConditionCheck: {
        Key: keyOfReference(key),
        ConditionExpression: 'attribute_exists(pk) AND #state <> :trashed',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':trashed': 'trashed' },
      },
    },
    onConditionFailed: () =>
      invalidFields(Object.fromEntries(references.map(({ path }) => [errorKey(path), 'missing']))),
  }))
}

function diffSteps(before: readonly DerivedItem[], after: readonly DerivedItem[]): WriteStep[] {
  const stored = new Map(before.map((item) => [keyName(item), JSON.stringify(item)]))
  const keysAfter = new Set(after.map(keyName))
  return [
    ...after.filter((item) => stored.get(keyName(item)) !== JSON.stringify(item)).map(put),
    ...before
      .filter((item) => !keysAfter.has(keyName(item)))
      .map(({ pk, sk }): WriteStep => ({ write: { Delete: { Key: { pk, sk } } } })),
  ]
}

/** Lets searches find the record by its new words until the stream has indexed them. */
function unindexedSteps({ type, before, after }: Transition): WriteStep[] {
  const item = unindexedItem(type, after)
  const stored = before && unindexedItem(type, before)
  if (!item || (stored?.words === item.words && stored.partition === item.partition)) return []
  return [put({ ...item, version: after.version })]
}

function lastReference({ type, after }: Transition): string {
  const path = referencesOf(type.declaration, latestRevision(after).fields).at(-1)?.path ?? []
  return errorKey(path)
}

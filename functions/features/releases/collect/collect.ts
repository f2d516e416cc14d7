import {
  isEditable,
  RELEASE_ITEMS_MAX,
  type NewReleaseItem,
  type UpdatedReleaseItem,
} from '@flou/shared/releases/release.ts'
import { AppError } from '../../../core/errors.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import { performWithOutcome } from '../../../core/operations/perform.ts'
import type { IsUnlinked } from '../../../core/store/read/usage.ts'
import { runSteps, type WriteStep } from '../../../core/store/step.ts'
import { referencedMedia } from '../../approval/index.ts'
import { itemsOf, itemsWithContent, requireItem, requireRelease } from '../store/readReleases.ts'
import { releaseKeys } from '../store/releaseKeys.ts'
import { eventSteps } from '../store/releaseLog.ts'
import {
  contentStep,
  itemStep,
  releaseHash,
  releaseStep,
  rowOfRelease,
  type StoredRelease,
  type StoredReleaseItem,
} from '../store/storedRelease.ts'
import { referredRecords, unlinkedBy } from '../checks/contentAfter.ts'
import { collectingGate } from './collectingGate.ts'
import { operationOf } from './operationOf.ts'
import { releaseItem } from './releaseItem.ts'

interface Current {
  release: StoredRelease
  items: readonly StoredReleaseItem[]
}

/** Throws `change_moved` with the release once it is started or closed. */
export function requireEditable(release: StoredRelease): void {
  if (!isEditable(release.state))
    throw new AppError('change_moved', { message: 'releaseStarted', data: rowOfRelease(release) })
}

/** A decision about the earlier items no longer counts. */
function withItems(
  { now, by }: Pick<OperationContext, 'now' | 'by'>,
  before: StoredRelease,
  items: readonly StoredReleaseItem[],
): StoredRelease {
  const { decidedBy: _, decided: __, message: ___, failure: ____, ...release } = before
  return {
    ...release,
    state: 'open',
    recordVersion: release.recordVersion + 1,
    updated: now.toISOString(),
    itemCount: items.length,
    hash: releaseHash(items),
    contributors: [...new Set([...release.contributors, by.id])],
    needsApproval: items.some(({ needsApproval }) => needsApproval),
  }
}

const ATTEMPTS = 5

/** Repeats a change of the items after a concurrent one. */
async function onCurrent<R>(
  { table }: OperationContext,
  id: string,
  act: (current: Current) => Promise<R>,
): Promise<R> {
  for (let attempt = 1; ; attempt += 1) {
    const release = await requireRelease(table, id)
    requireEditable(release)
    try {
      return await act({ release, items: await itemsOf(table, id) })
    } catch (error) {
      const isMoved = error instanceof AppError && error.code === 'record_changed' && error.data === undefined
      if (!isMoved || attempt === ATTEMPTS) throw error
    }
  }
}

function stepsOf(
  context: OperationContext,
  { release, items }: Current,
  item: StoredReleaseItem,
): WriteStep[] {
  const others = items.filter(({ id }) => id !== item.id)
  const after = withItems(context, release, [...others, item])
  const kind = others.length < items.length ? 'replace' : 'add'
  return [
    releaseStep(after, release),
    itemStep(release.id, item),
    ...eventSteps(context, after, { kind, titles: item.titles }),
  ]
}

/** Replaces the item of the same record or list, else adds one. A repeated request finds its item by its key. */
function itemIdOf(
  { idempotency, newId }: OperationContext,
  { release, items }: Current,
  { subject, itemId }: { subject: string | undefined; itemId: string | undefined },
): string {
  const same = items.find((item) => item.id === itemId || (subject !== undefined && item.subject === subject))
  if (!same && items.length >= RELEASE_ITEMS_MAX)
    throw new AppError('too_large', { message: 'releaseFull', data: rowOfRelease(release) })
  return same?.id ?? subject?.replaceAll(/[#:]/g, '-') ?? idempotency?.key ?? newId()
}

/** A removal can be collected before those of the records that it refers to in a circle; the checks name them. */
async function isUnlinkedBy(
  context: OperationContext,
  releaseId: string,
  { operation, type, recordId }: NewReleaseItem,
): Promise<IsUnlinked | undefined> {
  if (operation !== 'trash') return undefined
  const isUnlinked = unlinkedBy(await itemsWithContent(context.table, releaseId))
  const circle = await referredRecords(context, `${type}#${recordId ?? 0}`)
  return (source, target) => circle.has(`${source.type.key}#${source.id}`) || isUnlinked(source, target)
}

/**
 * Checks a write as its direct save would and stores it in a release. A new record of a type with drafts becomes
 * a hidden draft, so that other writes of the release can refer to it.
 * @throws AppError the operation's errors, `change_moved` for a started release, `too_large`
 */
export async function collect(
  context: OperationContext,
  releaseId: string,
  input: NewReleaseItem & { itemId?: string },
): Promise<StoredReleaseItem> {
  return onCurrent(context, releaseId, async (current) => {
    const collected = operationOf(context, input)
    const { operation, type, area, subject } = collected
    const id = itemIdOf(context, current, { subject, itemId: input.itemId })
    const storeDeferred = input.operation === 'create' ? operation.storeDeferred : undefined
    let stored: StoredReleaseItem | undefined
    const approval = collectingGate(context.policies.approval, {
      isDraftStored: storeDeferred !== undefined,
      store: async (write, needsApproval) => {
        const { command, permission } = write.input
        const media = await referencedMedia(context.table, type, command)
        const made = { id, name: input.operation, collected, write, needsApproval, media }
        return (draft) => {
          stored = releaseItem(context, made, draft)
          return [...stepsOf(context, current, stored), contentStep(releaseId, id, { permission, command })]
        }
      },
    })
    await performWithOutcome(
      { ...operation, storeDeferred },
      {
        ...context,
        service: area,
        policies: { ...context.policies, approval },
        isUnlinked: await isUnlinkedBy(context, releaseId, input),
      },
    )
    return stored ?? requireItem(context.table, releaseId, id)
  })
}

/** Replaces the content of an item; a collected publication becomes a save. */
export async function replaceItem(
  context: OperationContext,
  { releaseId, itemId }: { releaseId: string; itemId: string },
  { body, recordVersion }: UpdatedReleaseItem,
): Promise<StoredReleaseItem> {
  const { operation, type, recordId, parentId } = await requireItem(context.table, releaseId, itemId)
  const isSave = operation === 'publish' || (operation === 'create' && recordId > 0)
  return collect(context, releaseId, {
    operation: isSave ? 'update' : operation,
    type,
    recordId,
    ...(parentId !== undefined && { parentId }),
    body,
    ...(recordVersion !== undefined && { recordVersion }),
    itemId,
  })
}

/** Takes an item out. The hidden draft of a new record stays a draft. */
export async function removeItem(
  context: OperationContext,
  releaseId: string,
  itemId: string,
): Promise<StoredRelease> {
  return onCurrent(context, releaseId, async ({ release, items }) => {
    const item = items.find(({ id }) => id === itemId)
    if (!item) throw new AppError('not_found')
    const remaining = items.filter(({ id }) => id !== itemId)
    const after = withItems(context, release, remaining)
    await runSteps(context.table, [
      releaseStep(after, release),
      { write: { Delete: { Key: releaseKeys.item(releaseId, itemId) } } },
      { write: { Delete: { Key: releaseKeys.content(releaseId, itemId) } } },
      ...eventSteps(context, after, { kind: 'remove', titles: item.titles }),
    ])
    return after
  })
}

import type { Registry } from '@flou/shared/content/registry.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import {
  isEditable,
  type ReleaseDetail,
  type ReleaseItemContent,
  type ReleaseOfRecord,
} from '@flou/shared/releases/release.ts'
import { AppError } from '../../../core/errors.ts'
import type { Answer, StaffCall } from '../../../core/http/call.ts'
import { doesWriteWait } from '../../../core/operations/needsApproval.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import type { Command } from '../../../core/store/command.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { readSnapshot } from '../../../core/store/read/snapshot.ts'
import { parentIdOf } from '../../../core/store/writeContext.ts'
import {
  arrangedRecords,
  contentsOf,
  currentOf,
  lockKeyOf,
  mayDecide,
  recordsOf,
} from '../../approval/index.ts'
import { checkRelease } from '../checks/checkRelease.ts'
import { rowsInReleases } from '../checks/findRowConflicts.ts'
import { isPublishable } from '../run/startRelease.ts'
import {
  activeReleases,
  closedReleases,
  contentOfItem,
  itemsOf,
  releaseEvents,
  releasesOf,
  requireItem,
  requireRelease,
} from '../store/readReleases.ts'
import {
  isApplied,
  rowOfItem,
  rowOfRelease,
  rowsKey,
  type StoredReleaseItem,
} from '../store/storedRelease.ts'
import { MANAGE_RELEASES } from './releaseActions.ts'

const numberIn = (text: string | undefined): number => (/^\d{1,10}$/.test(text ?? '') ? Number(text) : 0)

async function ordersAbove(
  { table, registry }: Pick<OperationContext, 'table' | 'registry'>,
  type: ContentType,
  parentId: number,
): Promise<ReleaseOfRecord[]> {
  const above = type.parent && registry.types.get(type.parent.type)
  const subject = above && lockKeyOf({ type: above, id: 0, parentId: 0, kind: 'reorder' })
  if (subject === undefined) return []
  const found = await Promise.all(
    (await releasesOf(table, subject)).map(async (one): Promise<ReleaseOfRecord[]> => {
      const { command } = await contentOfItem(table, one.releaseId, one.itemId)
      const below = command.name === 'reorder' ? (command.request.below ?? []) : []
      const isNamed = below.some((list) => list.type === type.key && list.parentId === parentId)
      return isNamed ? [{ ...one, isAbove: true }] : []
    }),
  )
  return found.flat()
}

async function gridsWith(table: Table, type: ContentType, id: number): Promise<ReleaseOfRecord[]> {
  const snapshot = type.parent && (await readSnapshot(table, type, { id }))
  const parentId = snapshot && parentIdOf(type, snapshot.fields)
  const found = await rowsInReleases(table, { type: type.key, ...(parentId !== undefined && { parentId }) }, [
    id,
  ])
  return found.map(({ other }) => other)
}

/** Releases of one record, section, list order or the rows of a list. */
async function answerReleasesOf({ services, query }: StaffCall, registry: Registry): Promise<Answer> {
  const type = registry.types.get(query.type ?? '')
  if (!type) throw new AppError('not_found')
  const id = numberIn(query.recordId)
  const parentId = numberIn(query.parentId)
  const kind = id === 0 && !type.single ? 'reorder' : 'update'
  const subject =
    query.operation === 'batch'
      ? rowsKey({ type: type.key, parentId })
      : lockKeyOf({ type, id, parentId, kind })
  const { table } = services
  const own = subject === undefined ? [] : await releasesOf(table, subject)
  if (type.single || query.operation === 'batch') return { data: own }
  const more =
    id > 0 ? await gridsWith(table, type, id) : await ordersAbove({ table, registry }, type, parentId)
  return {
    data: [...own, ...more.filter((one) => own.every(({ releaseId }) => releaseId !== one.releaseId))],
  }
}

/** All releases, newest first. */
export async function answerReleases(call: StaffCall, registry: Registry): Promise<Answer> {
  if (call.query.type !== undefined) return answerReleasesOf(call, registry)
  const { table } = call.services
  const [active, closed] = await Promise.all([activeReleases(table), closedReleases(table)])
  return { data: [...active.toReversed(), ...closed].map(rowOfRelease) }
}

export async function answerRelease(context: OperationContext, id: string): Promise<Answer> {
  const { table, caller } = context
  const [release, items] = await Promise.all([requireRelease(table, id), itemsOf(table, id)])
  const canDecide = release.state === 'waiting' && (await mayDecide(context))(release)
  const isPublisher = !doesWriteWait(caller, MANAGE_RELEASES)
  const data: ReleaseDetail = {
    ...rowOfRelease(release),
    ...(!isEditable(release.state) && {
      progress: {
        done: items.filter((item) => isApplied(item) !== (release.state === 'undoing')).length,
        total: items.length,
      },
    }),
    items: items.map(rowOfItem),
    canPublish: isPublisher && isPublishable(release) && items.length > 0,
    canDecide,
    canUndo: isPublisher && release.state === 'live',
  }
  return { data }
}

const bodyOf = (command: Command): Pick<ReleaseItemContent, 'body'> => {
  if (command.name === 'store') {
    const { fields, onlyIn } = command
    return { body: { ...fields, ...(onlyIn && { onlyIn }) } }
  }
  if (command.name === 'reorder') return { body: { ...command.request } }
  return command.name === 'batch' ? { body: { rows: command.rows } } : {}
}

async function othersOf(
  { table }: OperationContext,
  release: string,
  { subject }: StoredReleaseItem,
): Promise<ReleaseItemContent['others']> {
  if (subject === undefined) return []
  const others = (await releasesOf(table, subject)).filter(({ releaseId }) => releaseId !== release)
  return Promise.all(
    others.map(async (other) => {
      const { command } = await contentOfItem(table, other.releaseId, other.itemId)
      return { ...other, fields: command.name === 'store' ? command.fields : null }
    }),
  )
}

export async function answerItem(context: OperationContext, id: string, itemId: string): Promise<Answer> {
  const { table, registry } = context
  await requireRelease(table, id)
  const [item, { command }] = await Promise.all([
    requireItem(table, id, itemId),
    contentOfItem(table, id, itemId),
  ])
  const type = registry.types.get(item.type)
  if (!type) throw new AppError('not_found')
  const subject = { table, type, command, changeRequest: item }
  const [contents, records, current, others] = await Promise.all([
    contentsOf(subject),
    recordsOf(subject),
    currentOf(subject),
    othersOf(context, id, item),
  ])
  const data: ReleaseItemContent = {
    ...rowOfItem(item),
    ...contents,
    ...bodyOf(command),
    ...(records && { records }),
    ...(command.name === 'reorder' && {
      order: await arrangedRecords({ table, registry }, item, command.request),
    }),
    ...(current && current.recordVersion !== item.recordVersion && { current }),
    others,
  }
  return { data }
}

export async function answerChecks(context: OperationContext, id: string): Promise<Answer> {
  return { data: await checkRelease(context, await requireRelease(context.table, id)) }
}

export async function answerLog({ table }: OperationContext, id: string): Promise<Answer> {
  await requireRelease(table, id)
  return { data: await releaseEvents(table, id) }
}

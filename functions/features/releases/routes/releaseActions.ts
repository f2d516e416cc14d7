import {
  isEditable,
  isStarted,
  type NewRelease,
  type ReleaseDecision,
  type UpdatedRelease,
} from '@flou/shared/releases/release.ts'
import { AppError } from '../../../core/errors.ts'
import { doesWriteWait } from '../../../core/operations/needsApproval.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import { runSteps, type WriteStep } from '../../../core/store/step.ts'
import { approversOf, mayDecide } from '../../approval/index.ts'
import { requireEditable } from '../collect/collect.ts'
import { requireReauthenticationForItems } from '../run/startRelease.ts'
import { notificationSteps } from '../store/notifications.ts'
import { itemsOf, requireRelease } from '../store/readReleases.ts'
import { releaseKeys } from '../store/releaseKeys.ts'
import { eventSteps } from '../store/releaseLog.ts'
import { releaseHash, releaseStep, rowOfRelease, type StoredRelease } from '../store/storedRelease.ts'

export const MANAGE_RELEASES = 'Manage Releases'

const canPublish = ({ caller }: Pick<OperationContext, 'caller'>): boolean =>
  !doesWriteWait(caller, MANAGE_RELEASES)

function instantIn(text: string, now: Date): string {
  const at = Date.parse(text)
  if (at <= now.getTime()) throw new AppError('bad_request', { message: 'timeOver' })
  return new Date(at).toISOString()
}

/** Returns the current release. Throws `record_changed` with it if the expected version is older. */
export async function requireVersion(
  { table }: Pick<OperationContext, 'table'>,
  id: string,
  version: number,
): Promise<StoredRelease> {
  const release = await requireRelease(table, id)
  if (release.recordVersion !== version) throw new AppError('record_changed', { data: rowOfRelease(release) })
  return release
}

export async function createRelease(
  context: OperationContext,
  { name, note = '', publishAt }: NewRelease,
): Promise<StoredRelease> {
  const { by, now, newId } = context
  const release: StoredRelease = {
    id: newId(),
    name,
    note,
    state: 'open',
    ...(publishAt !== undefined && { publishAt: instantIn(publishAt, now) }),
    ...(publishAt !== undefined && canPublish(context) && { plannedBy: by }),
    recordVersion: 1,
    itemCount: 0,
    hash: releaseHash([]),
    author: by,
    contributors: [],
    needsApproval: false,
    created: now.toISOString(),
    updated: now.toISOString(),
    round: 0,
  }
  await runSteps(context.table, [
    releaseStep(release, undefined),
    ...eventSteps(context, release, { kind: 'create' }),
  ])
  return release
}

interface Stored {
  before: StoredRelease
  after: StoredRelease
  kind: Parameters<typeof eventSteps>[2]['kind']
  text?: string | undefined
  more?: readonly WriteStep[]
}

async function store(
  context: OperationContext,
  { before, after, kind, text, more = [] }: Stored,
): Promise<StoredRelease> {
  const stored = { ...after, recordVersion: before.recordVersion + 1, updated: context.now.toISOString() }
  await runSteps(context.table, [
    releaseStep(stored, before),
    ...eventSteps(context, stored, { kind, ...(text !== undefined && { text }) }),
    ...more,
  ])
  return stored
}

function withHour(context: OperationContext, before: StoredRelease, publishAt: string | null): StoredRelease {
  const { publishAt: _, plannedBy: __, ...release } = before
  const planner = canPublish(context) ? { plannedBy: context.by } : {}
  const hour = publishAt === null ? {} : { publishAt: instantIn(publishAt, context.now), ...planner }
  // who may not publish cannot move the hour of an approved release
  const state = release.state === 'approved' && !canPublish(context) ? 'open' : release.state
  return { ...release, ...hour, state }
}

export async function updateRelease(
  context: OperationContext,
  id: string,
  { recordVersion, name, note, publishAt }: UpdatedRelease,
): Promise<StoredRelease> {
  const before = await requireVersion(context, id, recordVersion)
  requireEditable(before)
  const named = { ...before, ...(name !== undefined && { name }), ...(note !== undefined && { note }) }
  const isHourSame = publishAt === undefined || publishAt === (before.publishAt ?? null)
  return store(context, {
    before,
    after: isHourSame ? named : withHour(context, named, publishAt),
    kind: 'change',
  })
}

const DELETED = 40

/** Deletes a release that is not live or started. Drafts of its new records remain. */
export async function deleteRelease(context: OperationContext, id: string, version: number): Promise<void> {
  const { table } = context
  const release = await requireVersion(context, id, version)
  requireEditable(release)
  const items = await itemsOf(table, id)
  const steps = items.flatMap((item): WriteStep[] => [
    { write: { Delete: { Key: releaseKeys.item(id, item.id) } } },
    { write: { Delete: { Key: releaseKeys.content(id, item.id) } } },
  ])
  for (let start = 0; start < steps.length; start += DELETED)
    await runSteps(table, steps.slice(start, start + DELETED))
  const [, audit] = eventSteps(context, release, { kind: 'delete' })
  await runSteps(table, [{ write: { Delete: { Key: releaseKeys.release(id) } } }, ...(audit ? [audit] : [])])
}

/** Returns the release to its authors: without decision and hour. */
export async function cancelRelease(
  context: OperationContext,
  id: string,
  version: number,
): Promise<StoredRelease> {
  const before = await requireVersion(context, id, version)
  const isCancellable = isEditable(before.state) || before.state === 'building' || before.state === 'ready'
  if (!isCancellable)
    throw new AppError('change_moved', { message: 'releaseStarted', data: rowOfRelease(before) })
  const { publishAt: _, plannedBy: __, decidedBy: ___, decided: ____, ...rest } = before
  return store(context, { before, after: { ...rest, state: 'open' }, kind: 'cancel' })
}

async function send(
  context: OperationContext,
  before: StoredRelease,
  message: string | undefined,
): Promise<StoredRelease> {
  requireEditable(before)
  if (before.itemCount === 0) throw new AppError('bad_request', { message: 'releaseEmpty' })
  const approvers = await approversOf(context, before)
  if (approvers.length === 0) throw new AppError('forbidden', { message: 'noSecondPerson' })
  const after: StoredRelease = { ...before, state: 'waiting', ...(message !== undefined && { message }) }
  const to = approvers.map(({ id }) => id)
  const more = notificationSteps(context, after, { kind: 'releaseWaiting', to })
  return store(context, { before, after, kind: 'send', text: message, more })
}

/** Sends a release for approval, or decides about it as it was shown. @throws AppError `change_moved`, `forbidden` */
export async function decideRelease(
  context: OperationContext,
  id: string,
  { decision, hash, message }: ReleaseDecision,
): Promise<StoredRelease> {
  const before = await requireRelease(context.table, id)
  const isMoved = before.hash !== hash || isStarted(before.state)
  if (isMoved || (decision !== 'send' && before.state !== 'waiting'))
    throw new AppError('change_moved', { data: rowOfRelease(before) })
  if (decision === 'send') return send(context, before, message)
  const canDecide = await mayDecide(context)
  if (!canDecide(before)) throw new AppError('forbidden')
  if (decision === 'approve') await requireReauthenticationForItems(context, id)
  const { message: _, ...rest } = before
  const after: StoredRelease = {
    ...rest,
    state: decision === 'approve' ? 'approved' : 'open',
    decidedBy: context.by,
    decided: context.now.toISOString(),
    ...(message !== undefined && { message }),
  }
  const to = [...new Set([before.author.id, ...before.contributors])]
  const more = notificationSteps(context, after, { kind: 'releaseDecided', to })
  return store(context, { before, after, kind: decision, text: message, more })
}

import { plannedTime } from '@flou/shared/content/visibility.ts'
import { isContentKind, WORKFLOW_STATUS, type ChangeRequestKind } from '@flou/shared/approval/workflow.ts'
import type { LockTarget, StoredChangeRequest } from './changeRequestItems.ts'
import { subjectOf } from '../../../core/store/items/auditItem.ts'
import { latestRevision } from '../../../core/store/items/draft.ts'
import type { Texts } from '../../../core/store/texts.ts'
import type { Snapshot } from '../../../core/store/writeContext.ts'
import type { ChangeRequestInput, OperationContext } from '../../../core/operations/operation.ts'
import { liveSnapshotOf } from '../../../core/operations/records/contentTarget.ts'
import type { DeferredWrite } from '../../../core/operations/approvalGate.ts'
import { changeRequestHash } from './changeRequestHash.ts'

export interface ChangeRequestSource extends DeferredWrite {
  open: StoredChangeRequest | undefined
  media: Readonly<Record<string, number>>
}

export const lockUnitOf = (
  { type, id, parentId }: ChangeRequestInput,
  kind: ChangeRequestKind,
): LockTarget => ({
  type,
  id,
  parentId,
  kind,
})

/** Returns the live revision; 0 if visitors see none. */
export function liveVersionOf({ type }: ChangeRequestInput, before: Snapshot | undefined): number {
  const live = liveSnapshotOf(type, before)
  return live?.draft?.live ?? live?.version ?? 0
}

export function titlesOf({ type, command }: ChangeRequestInput, before: Snapshot | undefined): Texts {
  if ('rows' in command || command.name === 'undoBatch')
    return {
      en: `${type.label.en} (${command.changes.length})`,
      id: `${type.label.id} (${command.changes.length})`,
    }
  if (command.name === 'reorder') return type.label
  const fields = 'fields' in command ? command.fields : before && latestRevision(before).fields
  return subjectOf(type, fields ?? {})
}

function extentOf({
  type,
  command,
}: ChangeRequestInput): Pick<StoredChangeRequest, 'recordCount' | 'planned' | 'onlyIn'> {
  if ('changes' in command) return { recordCount: command.changes.length }
  const onlyIn = command.name === 'store' ? command.onlyIn : undefined
  const publish = command.name === 'store' ? command.planned?.publish : undefined
  const planned =
    publish?.at ?? ('fields' in command && !type.single ? plannedTime(type, command.fields) : undefined)
  return { ...(planned !== undefined && { planned }), ...(onlyIn && { onlyIn }) }
}

/** Retains the kind `create` while a new record waits, so approval publishes it. */
export function withCreateKind(submitted: ChangeRequestSource): ChangeRequestSource {
  const { kind, input, before, open } = submitted
  const { command } = input
  const isNew = open?.kind === 'create' && isContentKind(kind) && liveVersionOf(input, before) === 0
  if (!isNew || command.name !== 'store') return submitted
  return {
    ...submitted,
    kind: 'create',
    input: { ...input, command: { state: 'published', ...command } },
  }
}

export function buildChangeRequest(
  context: OperationContext,
  { kind, input, before, open, media }: ChangeRequestSource,
  after: Pick<Snapshot, 'id' | 'version'> | undefined,
): StoredChangeRequest {
  const { now, by, newId, service, method, approvalMessage } = context
  const { type, command, permission, parentId } = input
  const contributors = [...new Set([...(open?.contributors ?? []), by.id])]
  const recordId = after?.id ?? input.id
  const recordVersion = after?.version ?? before?.version ?? 0
  const hashed = { kind, type: type.key, recordId, recordVersion, media, contributors }
  const isPending = open?.status === WORKFLOW_STATUS.pending
  const message = approvalMessage ?? (isPending ? open.message : undefined)
  return {
    id: open?.id ?? newId(),
    status: WORKFLOW_STATUS.pending,
    kind,
    type: type.key,
    recordId,
    ...(parentId !== undefined && { parentId }),
    titles: titlesOf(input, before),
    ...extentOf(input),
    area: service,
    method,
    author: by,
    contributors,
    submitted: isPending ? open.submitted : now.toISOString(),
    updated: now.toISOString(),
    round: open ? open.round + (isPending ? 0 : 1) : 1,
    hash: changeRequestHash({ ...hashed, content: { permission, command } }),
    recordVersion,
    ...(message !== undefined && { message }),
    liveVersion: liveVersionOf(input, before),
    media,
    ...(isPending && open.reminded !== undefined && { reminded: open.reminded }),
  }
}

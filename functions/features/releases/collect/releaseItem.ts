import type { ReleaseOperation } from '@flou/shared/releases/release.ts'
import type { DeferredWrite } from '../../../core/operations/approvalGate.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import { personOf, type Snapshot } from '../../../core/store/writeContext.ts'
import { changeRequestHash, liveVersionOf, titlesOf } from '../../approval/index.ts'
import type { StoredReleaseItem } from '../store/storedRelease.ts'
import type { Collected } from './operationOf.ts'

const countOf = ({ command }: DeferredWrite['input']): Pick<StoredReleaseItem, 'recordCount'> =>
  'changes' in command
    ? { recordCount: command.changes.length }
    : command.name === 'reorder'
      ? { recordCount: command.request.records.length }
      : {}

interface NewItem {
  id: string
  name: ReleaseOperation
  collected: Collected
  write: DeferredWrite
  needsApproval: boolean
  media: Readonly<Record<string, number>>
}

/** @param draft the hidden draft that was stored for a new record */
export function releaseItem(
  { by, now }: Pick<OperationContext, 'by' | 'now'>,
  { id, name, collected, write, needsApproval, media }: NewItem,
  draft: Pick<Snapshot, 'id' | 'version'> | undefined,
): StoredReleaseItem {
  const { type, target, area } = collected
  const { input, before } = write
  const { permission, command } = input
  const recordId = draft?.id ?? target.id
  const recordVersion = draft?.version ?? before?.version ?? 0
  const hashed = { kind: name, type: type.key, recordId, recordVersion, media, contributors: [] }
  const subject = draft ? `${type.key}#${recordId}` : collected.subject
  return {
    id,
    operation: name,
    type: type.key,
    recordId,
    ...(target.parentId !== undefined && { parentId: target.parentId }),
    titles: titlesOf(input, before),
    area,
    by: personOf(by),
    updated: now.toISOString(),
    recordVersion,
    liveVersion: liveVersionOf(input, before),
    ...countOf(input),
    hash: changeRequestHash({ ...hashed, content: { permission, command } }),
    needsApproval,
    ...(subject !== undefined && { subject }),
  }
}

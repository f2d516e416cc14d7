import { plannedTime } from '@flou/shared/content/release.ts'
import { changesContent, WORKFLOW_STATUS, type ChangeKind } from '@flou/shared/workflow.ts'
import type { ChangeHolder, StoredChange } from '../../store/changes/changeItems.ts'
import { subjectOf } from '../../store/items/auditItem.ts'
import { latestRevision } from '../../store/items/draft.ts'
import type { Texts } from '../../store/texts.ts'
import type { Snapshot } from '../../store/writeContext.ts'
import type { OperationContext } from '../operation.ts'
import type { Proposal } from '../proposal.ts'
import { shownNow } from '../records/place.ts'
import { changeHash } from './changeHash.ts'

/** What somebody who needs approval submits. */
export interface Submitted {
  kind: ChangeKind
  proposal: Proposal
  before: Snapshot | undefined
  /** The change of the same record that is open already: it becomes this one. */
  open: StoredChange | undefined
  media: Readonly<Record<string, number>>
}

/** What a submission is the open change of. */
export const holder = ({ type, id, parentId }: Proposal, kind: ChangeKind): ChangeHolder => ({
  type,
  id,
  parentId,
  kind,
})

/** The version that visitors see; 0 where they see nothing. */
function liveVersionOf({ type }: Proposal, before: Snapshot | undefined): number {
  const live = shownNow(type, before)
  return live?.draft?.live ?? live?.version ?? 0
}

function titlesOf({ type, command }: Proposal, before: Snapshot | undefined): Texts {
  if ('rows' in command || command.name === 'undoBatch')
    return {
      en: `${type.label.en} (${command.changes.length})`,
      id: `${type.label.id} (${command.changes.length})`,
    }
  if (command.name === 'reorder') return type.label
  return subjectOf(type, 'fields' in command ? command.fields : latestRevision(before ?? NOTHING).fields)
}
const NOTHING = { fields: {} } as unknown as Snapshot // only its fields are asked for

/** How many records it is about, and when its author wants it shown, where that says something. */
function extentOf({ type, command }: Proposal): Pick<StoredChange, 'recordCount' | 'planned'> {
  if ('changes' in command) return { recordCount: command.changes.length }
  const planned = 'fields' in command && !type.single ? plannedTime(type, command.fields) : undefined
  return planned === undefined ? {} : { planned }
}

/**
 * A new record stays one while it waits, however often its author saves it: approving the request shows it to visitors.
 * Anything else is returned as it is.
 */
export function ofNewRecord(submitted: Submitted): Submitted {
  const { kind, proposal, before, open } = submitted
  const { command } = proposal
  const isNew = open?.kind === 'create' && changesContent(kind) && liveVersionOf(proposal, before) === 0
  if (!isNew || command.name !== 'store') return submitted
  return {
    ...submitted,
    kind: 'create',
    proposal: { ...proposal, command: { state: 'published', ...command } },
  }
}

/** The change that a submission makes: a new one, or the next content of the one that is open. */
export function submittedChange(
  context: OperationContext,
  { kind, proposal, before, open, media }: Submitted,
  after: Pick<Snapshot, 'id' | 'version'> | undefined,
): StoredChange {
  const { now, by, newId, service, method } = context
  const { type, command, permission, parentId } = proposal
  const contributors = [...new Set([...(open?.contributors ?? []), by.id])]
  const recordId = after?.id ?? proposal.id
  const recordVersion = after?.version ?? before?.version ?? 0
  const hashed = { kind, type: type.key, recordId, recordVersion, media, contributors }
  const isGoingOn = open?.status === WORKFLOW_STATUS.pending
  return {
    id: open?.id ?? newId(),
    status: WORKFLOW_STATUS.pending,
    kind,
    type: type.key,
    recordId,
    ...(parentId !== undefined && { parentId }),
    titles: titlesOf(proposal, before),
    ...extentOf(proposal),
    area: service,
    method,
    author: by,
    contributors,
    submitted: isGoingOn ? open.submitted : now.toISOString(),
    updated: now.toISOString(),
    round: open ? open.round + (isGoingOn ? 0 : 1) : 1,
    hash: changeHash({ ...hashed, content: { permission, command } }),
    recordVersion,
    liveVersion: liveVersionOf(proposal, before),
    media,
    ...(isGoingOn && open.reminded !== undefined && { reminded: open.reminded }),
  }
}

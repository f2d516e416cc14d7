import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { isDraftable } from '@flou/shared/content/visibility.ts'
import { contentOfChangeRequest } from '../../store/changes/readChangeRequests.ts'
import {
  isContributor,
  readWaiting,
  recordWithText,
  storeText,
  type Waiting,
} from '../../store/changes/waitingText.ts'
import { readSnapshot, storedRecord } from '../../store/read/snapshot.ts'
import type { Content, Snapshot, Values } from '../../store/writeContext.ts'
import type { OperationContext } from '../operation.ts'
import { earlierRecord, type ContentTarget } from './contentTarget.ts'

type Reader = Pick<OperationContext, 'table' | 'by'>

const readOwnText = (
  { table, by }: Reader,
  { type, id }: Pick<ContentTarget, 'type' | 'id'>,
): Promise<Waiting> | undefined => (isDraftable(type) ? readWaiting(table, { type, id }, by.id) : undefined)

interface Stored {
  id: number
  snapshot: Promise<Snapshot | undefined>
  hasText?: boolean
}

/** Returns a record or section with the user's own unapproved text, if any. */
export async function recordFor(
  reader: Reader,
  type: AnyType,
  { id, snapshot, hasText = true }: Stored,
): Promise<StoredRecord | undefined> {
  const [stored, waiting] = await Promise.all([
    snapshot,
    hasText ? readOwnText(reader, { type, id }) : undefined,
  ])
  if (!stored) return undefined
  const text = waiting?.text
  return text ? recordWithText(type, stored, { text, by: reader.by }) : storedRecord(stored)
}

export async function submittedFields(
  context: OperationContext,
  { type, id }: ContentTarget,
): Promise<Values | undefined> {
  if (context.approved) return undefined
  const waiting = await readOwnText(context, { type, id })
  return isContributor(context, waiting?.open) ? waiting?.text?.fields : undefined
}

export async function earlierRecordOf(
  context: OperationContext,
  { type, id }: ContentTarget,
): Promise<StoredRecord | undefined> {
  const earlier = await earlierRecord(context)
  if (!earlier) return undefined
  const text = (await readOwnText(context, { type, id }))?.text
  if (text?.version !== earlier.recordVersion) return earlier
  return recordFor(context, type, { id, snapshot: readSnapshot(context.table, type, { id }) })
}

/** Saves a draft into the author's unapproved text; returns undefined without one. */
export async function saveOwnText(
  context: OperationContext,
  { type, id }: ContentTarget,
  { before, fields }: Content & { before: Snapshot },
): Promise<StoredRecord | undefined> {
  const { open, text: existing } = (await readOwnText(context, { type, id })) ?? {}
  const requestId = isContributor(context, open) ? open?.id : existing?.changeRequest
  if (requestId === undefined) return undefined
  const text = {
    changeRequest: requestId,
    fields,
    version: before.version,
    updated: context.now.toISOString(),
  }
  await storeText(context.table, { type, id }, { person: context.by.id, text })
  return recordWithText(type, before, { text, by: context.by })
}

/** Resets unapproved text to the submitted one, or removes it after the decision. */
export async function discardOwnText(
  context: OperationContext,
  { type, id }: ContentTarget,
  before: Snapshot,
): Promise<StoredRecord | undefined> {
  const { table, by } = context
  const { open, text: existing } = (await readOwnText(context, { type, id })) ?? {}
  if (!existing) return undefined
  const submitted =
    open && open.id === existing.changeRequest ? await contentOfChangeRequest(table, open) : undefined
  const command = submitted?.command
  const text = command && 'fields' in command ? { ...existing, fields: command.fields } : undefined
  await storeText(table, { type, id }, { person: by.id, text })
  return text ? recordWithText(type, before, { text, by }) : storedRecord(before)
}

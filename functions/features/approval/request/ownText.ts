import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { isDraftable } from '@flou/shared/content/visibility.ts'
import { contentOfChangeRequest } from './readChangeRequests.ts'
import { hasText, isContributor, readWaiting, storeText, type Waiting } from './waitingText.ts'
import { readSnapshot, storedRecord } from '../../../core/store/read/snapshot.ts'
import type { Snapshot, Values } from '../../../core/store/writeContext.ts'
import type { StoredContent, TextReader } from '../../../core/operations/approvalGate.ts'
import type { ContentSubject, OperationContext } from '../../../core/operations/operation.ts'
import { earlierRecord } from '../../../core/operations/records/contentTarget.ts'
import { recordWithText } from '../../../core/operations/records/deferContent.ts'

const readOwnText = ({ table, by }: TextReader, { type, id }: ContentSubject): Promise<Waiting> | undefined =>
  isDraftable(type) ? readWaiting(table, { type, id }, by.id) : undefined

export async function recordFor(
  reader: TextReader,
  type: AnyType,
  { id, snapshot, authors }: StoredContent,
): Promise<StoredRecord | undefined> {
  const mayHaveText = !authors || hasText(authors.item, reader.by.id)
  const [stored, waiting] = await Promise.all([
    snapshot,
    mayHaveText ? readOwnText(reader, { type, id }) : undefined,
  ])
  if (!stored) return undefined
  const text = waiting?.text
  return text ? recordWithText(type, stored, { text, by: reader.by }) : storedRecord(stored)
}

export async function submittedFields(
  context: OperationContext,
  { type, id }: ContentSubject,
): Promise<Values | undefined> {
  if (context.approved) return undefined
  const waiting = await readOwnText(context, { type, id })
  return isContributor(context, waiting?.open) ? waiting?.text?.fields : undefined
}

export async function earlierRecordOf(
  context: OperationContext,
  { type, id }: ContentSubject,
): Promise<StoredRecord | undefined> {
  const earlier = await earlierRecord(context)
  if (!earlier) return undefined
  const text = (await readOwnText(context, { type, id }))?.text
  if (text?.version !== earlier.recordVersion) return earlier
  return recordFor(context, type, { id, snapshot: readSnapshot(context.table, type, { id }) })
}

export async function saveOwnText(
  context: OperationContext,
  { type, id }: ContentSubject,
  { before, fields }: { before: Snapshot; fields: Values },
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

export async function discardOwnText(
  context: OperationContext,
  { type, id }: ContentSubject,
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

import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { isDraftable } from '@flou/shared/content/release.ts'
import { contentOfChange } from '../../store/changes/readChanges.ts'
import {
  hasPartIn,
  readWaiting,
  recordWithText,
  storeText,
  type Waiting,
} from '../../store/changes/waitingText.ts'
import { readSnapshot, storedRecord } from '../../store/read/snapshot.ts'
import type { Content, Snapshot, Values } from '../../store/writeContext.ts'
import type { OperationContext } from '../operation.ts'
import { earlierRecord, type Place } from './place.ts'

type Reader = Pick<OperationContext, 'table' | 'by'>

const readOwn = (
  { table, by }: Reader,
  { type, id }: Pick<Place, 'type' | 'id'>,
): Promise<Waiting> | undefined => (isDraftable(type) ? readWaiting(table, { type, id }, by.id) : undefined)

interface Stored {
  id: number
  snapshot: Promise<Snapshot | undefined>
  /** False where the person is known to have no text of it. */
  hasText?: boolean
}

/** A record or section as this person edits it: with their own unapproved text, or as everybody has it. */
export async function recordFor(
  reader: Reader,
  type: AnyType,
  { id, snapshot, hasText = true }: Stored,
): Promise<StoredRecord | undefined> {
  const [stored, waiting] = await Promise.all([snapshot, hasText ? readOwn(reader, { type, id }) : undefined])
  if (!stored) return undefined
  const text = waiting?.text
  return text ? recordWithText(type, stored, { text, by: reader.by }) : storedRecord(stored)
}

/** The text that this person's open change request would publish; undefined without one. */
export async function submittedFields(
  context: OperationContext,
  { type, id }: Place,
): Promise<Values | undefined> {
  if (context.approved) return undefined
  const waiting = await readOwn(context, { type, id })
  return hasPartIn(context, waiting?.open) ? waiting?.text?.fields : undefined
}

/** The answer to an earlier attempt of the same request, with the text that it submitted. */
export async function earlierRecordOf(
  context: OperationContext,
  { type, id }: Place,
): Promise<StoredRecord | undefined> {
  const earlier = await earlierRecord(context)
  if (!earlier) return undefined
  const text = (await readOwn(context, { type, id }))?.text
  if (text?.version !== earlier.recordVersion) return earlier
  return recordFor(context, type, { id, snapshot: readSnapshot(context.table, type, { id }) })
}

/**
 * Saves a draft of an author whose text is not approved: it stays theirs until it is submitted.
 * Returns undefined for everybody else, whose draft is the record's.
 */
export async function saveOwnText(
  context: OperationContext,
  { type, id }: Place,
  { before, fields }: Content & { before: Snapshot },
): Promise<StoredRecord | undefined> {
  const { open, text: known } = (await readOwn(context, { type, id })) ?? {}
  const change = hasPartIn(context, open) ? open?.id : known?.change
  if (change === undefined) return undefined
  const text = { change, fields, version: before.version, updated: context.now.toISOString() }
  await storeText(context.table, { type, id }, { person: context.by.id, text })
  return recordWithText(type, before, { text, by: context.by })
}

/** Returns an author's unapproved text to what was submitted, or removes it once that is decided. */
export async function discardOwnText(
  context: OperationContext,
  { type, id }: Place,
  before: Snapshot,
): Promise<StoredRecord | undefined> {
  const { table, by } = context
  const { open, text: known } = (await readOwn(context, { type, id })) ?? {}
  if (!known) return undefined
  const submitted = open && open.id === known.change ? await contentOfChange(table, open) : undefined
  const command = submitted?.command
  const text = command && 'fields' in command ? { ...known, fields: command.fields } : undefined
  await storeText(table, { type, id }, { person: by.id, text })
  return text ? recordWithText(type, before, { text, by }) : storedRecord(before)
}

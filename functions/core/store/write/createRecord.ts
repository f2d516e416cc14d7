import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { AppError } from '../../errors.ts'
import type { Table } from '../dynamo/table.ts'
import { personOf, type WriteContext, type Content, type Snapshot } from '../writeContext.ts'
import { CounterMoved, takeId } from './counters.ts'
import { write } from './saveRecord.ts'
import { isSlugTaken, slugFor } from './slug.ts'

interface Sequence {
  next: number
  /** Until this time ids are taken apart, because other copies create records of the type as well. */
  contendedUntil: number
  /** Serializes creates of a type, because ids must be consecutive. */
  last: Promise<unknown>
}
/** Cache of the next ids, so that a create usually needs one call. */
const sequences = new WeakMap<Table, Map<string, Sequence>>()

function sequenceOf(table: Table, type: string): Sequence {
  const ofTable = sequences.get(table) ?? new Map<string, Sequence>()
  sequences.set(table, ofTable)
  const sequence = ofTable.get(type) ?? { next: 1, contendedUntil: 0, last: Promise.resolve() }
  ofTable.set(type, sequence)
  return sequence
}

const MAX_ATTEMPTS = 30

/** Guesses of the next id that may be wrong in a row; more cost more calls than taking an id. */
const MAX_GUESSES = 2
const CONTENDED_MS = 10_000

/**
 * Creates a record with the next id. An empty slug is generated from the English title with a suffix on
 * collision; drafts get it on publishing. Throws `validation_failed`, `unavailable`.
 */
export function createRecord(
  context: WriteContext,
  type: ContentType,
  content: Content,
): Promise<StoredRecord> {
  const sequence = sequenceOf(context.table, type.key)
  const created = sequence.last.then(() => createNext(context, type, { content, sequence }))
  sequence.last = created.catch(() => undefined)
  return created
}

async function createNext(
  context: WriteContext,
  type: ContentType,
  { content, sequence }: { content: Content; sequence: Sequence },
): Promise<StoredRecord> {
  const isGenerated = content.fields.slug === '' && content.state !== 'draft'
  const takesId = () => performance.now() < sequence.contendedUntil
  let collisions = 0
  let taken: number | undefined
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (takesId()) taken ??= await takeId(context.table, type)
    const id = taken ?? sequence.next
    const fields = isGenerated
      ? { ...content.fields, slug: slugFor(type, { fields: content.fields, id, collisions }) }
      : content.fields
    try {
      const after = firstSnapshot(context, { ...content, fields }, id)
      const transition = { type, after, action: 'create', isIdTaken: taken !== undefined } as const
      const record = await write(context, transition, content.extraItems)
      if (record.id === id) sequence.next = id + 1
      return record
    } catch (error) {
      if (error instanceof CounterMoved) {
        sequence.next = error.next
        if (attempt + 1 >= MAX_GUESSES) sequence.contendedUntil = performance.now() + CONTENDED_MS
      } else if (isGenerated && isSlugTaken(error)) {
        collisions += 1
      } else {
        throw error
      }
    }
  }
  throw new AppError('unavailable')
}

export const firstSnapshot = (
  { now, by }: WriteContext,
  { fields, secrets, state = 'published', planned, onlyIn }: Content,
  id: number,
): Snapshot => ({
  id,
  version: 1,
  state,
  created: now.toISOString(),
  updated: now.toISOString(),
  createdBy: personOf(by),
  updatedBy: personOf(by),
  fields,
  ...(secrets && Object.keys(secrets).length > 0 && { secrets }),
  ...(planned && { planned }),
  ...(onlyIn && state !== 'draft' && { onlyIn }),
})

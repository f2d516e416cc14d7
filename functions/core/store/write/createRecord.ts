import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { AppError } from '../../errors.ts'
import type { Table } from '../dynamo/table.ts'
import { personOf, type WriteContext, type Content, type Snapshot } from '../writeContext.ts'
import { CounterMoved } from './counters.ts'
import { write } from './saveRecord.ts'
import { isSlugTaken, slugFor } from './slug.ts'
import { backOff } from '../dynamo/transact.ts'

interface Sequence {
  next: number
  /** Serializes creates of a type, because ids must be consecutive. */
  last: Promise<unknown>
}
/** Cache of the next ids, so that a create usually needs one call. */
const sequences = new WeakMap<Table, Map<string, Sequence>>()

function sequenceOf(table: Table, type: string): Sequence {
  const ofTable = sequences.get(table) ?? new Map<string, Sequence>()
  sequences.set(table, ofTable)
  const sequence = ofTable.get(type) ?? { next: 1, last: Promise.resolve() }
  ofTable.set(type, sequence)
  return sequence
}

const MAX_ATTEMPTS = 30

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
  let collisions = 0
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const id = sequence.next
    const fields = isGenerated
      ? { ...content.fields, slug: slugFor(type, { fields: content.fields, id, collisions }) }
      : content.fields
    try {
      const after = firstSnapshot(context, { ...content, fields }, id)
      const record = await write(context, { type, after, action: 'create' }, content.extraItems)
      if (record.id === id) sequence.next = id + 1
      return record
    } catch (error) {
      if (error instanceof CounterMoved) {
        sequence.next = error.next
        if (attempt > 0) await backOff(Math.min(attempt, 4))
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

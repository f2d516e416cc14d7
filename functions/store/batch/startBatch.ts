import type { Permission } from '@flou/shared/content/permissions.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { AppError } from '../../appError.ts'
import { auditItem } from '../items/auditItem.ts'
import { keys } from '../keys.ts'
import { backOff } from '../dynamo/retry.ts'
import type { WriteContext } from '../writeContext.ts'
import { CounterMoved, reservedIds } from '../write/counters.ts'
import { runSteps, type WriteStep } from '../step.ts'
import {
  batchItem,
  getBatch,
  partsOf,
  putParts,
  type BatchChange,
  type BatchRefusal,
  type StoredBatch,
} from './batchItems.ts'

export interface NewBatch {
  id: string
  type: ContentType
  permission: Permission
  fingerprint: string
  /** What is new has no id yet. */
  rows: readonly BatchChange[]
  undoes?: string
  refusals?: readonly BatchRefusal[]
}

class AlreadyThere extends Error {}

const MAX_ATTEMPTS = 8

/**
 * Writes a batch down: its rows first, then, in one transaction, the batch itself, the ids of its new records and its one audit entry
 * (decision 22). From here on it is carried out whatever happens. A batch of the same id that is there already is that batch.
 */
export async function startBatch(change: WriteContext, batch: NewBatch): Promise<StoredBatch> {
  const counter = await change.table.get(keys.counter(batch.type.key), { consistent: true })
  let first = Number(counter?.['next'] ?? 1)
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    try {
      return await writeDown(change, batch, first)
    } catch (error) {
      if (error instanceof AlreadyThere) return requireSame(change, batch)
      if (!(error instanceof CounterMoved)) throw error
      first = error.next
      await backOff(attempt)
    }
  }
  throw new AppError('unavailable')
}

async function requireSame({ table }: WriteContext, { id, fingerprint }: NewBatch): Promise<StoredBatch> {
  const found = await getBatch(table, id)
  if (found?.fingerprint !== fingerprint) throw new AppError('bad_request')
  return found
}

async function writeDown(change: WriteContext, batch: NewBatch, first: number): Promise<StoredBatch> {
  const { table, now, by, service, method } = change
  const { id, type, permission, fingerprint, undoes, refusals = [] } = batch
  const rows = withIds(batch.rows, first)
  const parts = partsOf(rows)
  const created = now.toISOString()
  const stored: StoredBatch = {
    id,
    type: type.key,
    permission,
    service,
    method,
    by,
    created,
    fingerprint,
    refusals,
    total: rows.length,
    done: 0,
    writer: change.newId(),
    starts: parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part.length, 0)),
    ...(undoes !== undefined && { undoes }),
  }
  await putParts(table, stored, parts)
  const count = rows.filter(({ action }) => action === 'create').length
  const steps: WriteStep[] = [
    {
      write: { Put: { Item: batchItem(stored), ConditionExpression: 'attribute_not_exists(pk)' } },
      onConditionFailed: () => new AlreadyThere(),
    },
    ...(count > 0 ? [reservedIds(type, { first, count })] : []),
    { write: { Put: { Item: batchAudit(change, batch, rows) } } },
    ...(change.along?.stepsFor(undefined) ?? []),
  ]
  await runSteps(table, steps)
  return stored
}

function withIds(rows: readonly BatchChange[], first: number): BatchChange[] {
  let next = first
  return rows.map((row) => (row.action === 'create' ? { ...row, id: next++ } : row))
}

/** The one entry of a batch, which names its records; what changed in each is in their versions. */
function batchAudit(change: WriteContext, { id, type, undoes }: NewBatch, rows: readonly BatchChange[]) {
  const count = rows.length
  return auditItem(change, {
    entity: type.key,
    entityId: 0,
    actionType: undoes === undefined ? 'import' : 'restore',
    subject: { en: `${type.plural.en} (${count})`, id: `${type.plural.id} (${count})` },
    data: {
      batch: id,
      rows: rows.map(({ id, titles, action, from }) => ({ id, titles, action, version: from + 1 })),
    },
  })
}

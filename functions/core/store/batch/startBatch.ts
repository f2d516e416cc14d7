import type { Permission } from '@flou/shared/content/permissions.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { AppError } from '../../errors.ts'
import { auditItem } from '../items/auditItem.ts'
import { keys } from '../keys.ts'
import type { WriteContext } from '../writeContext.ts'
import { CounterMoved, reserveIdsStep } from '../write/counters.ts'
import { runSteps, type WriteStep } from '../step.ts'
import {
  batchItem,
  getBatch,
  chunksOf,
  putChunks,
  type BatchEntry,
  type BatchRefusal,
  type StoredBatch,
} from './batchItems.ts'
import { backOff } from '../dynamo/transact.ts'

export interface NewBatch {
  id: string
  type: ContentType
  permission: Permission
  fingerprint: string
  rows: readonly BatchEntry[]
  undoes?: string
  refusals?: readonly BatchRefusal[]
}

class BatchExists extends Error {}

const MAX_ATTEMPTS = 8

/** Stores rows, then atomically the batch, reserved ids and one audit entry. Idempotent by batch id. */
export async function startBatch(context: WriteContext, batch: NewBatch): Promise<StoredBatch> {
  const counter = await context.table.get(keys.counter(batch.type.key), { consistent: true })
  let first = counter?.next ?? 1
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    try {
      return await storeBatch(context, batch, first)
    } catch (error) {
      if (error instanceof BatchExists) return requireSameRequest(context, batch)
      if (!(error instanceof CounterMoved)) throw error
      first = error.next
      await backOff(attempt)
    }
  }
  throw new AppError('unavailable')
}

async function requireSameRequest(
  { table }: WriteContext,
  { id, fingerprint }: NewBatch,
): Promise<StoredBatch> {
  const found = await getBatch(table, id)
  if (found?.fingerprint !== fingerprint) throw new AppError('bad_request')
  return found
}

async function storeBatch(context: WriteContext, batch: NewBatch, first: number): Promise<StoredBatch> {
  const { table, now, by, service, method } = context
  const { id, type, permission, fingerprint, undoes, refusals = [] } = batch
  const rows = withIds(batch.rows, first)
  const chunks = chunksOf(rows)
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
    writer: context.newId(),
    starts: chunks.map((_, index) => chunks.slice(0, index).reduce((sum, chunk) => sum + chunk.length, 0)),
    ...(undoes !== undefined && { undoes }),
  }
  await putChunks(table, stored, chunks)
  const count = rows.filter(({ action }) => action === 'create').length
  const steps: WriteStep[] = [
    {
      write: { Put: { Item: batchItem(stored), ConditionExpression: 'attribute_not_exists(pk)' } },
      onConditionFailed: () => new BatchExists(),
    },
    ...(count > 0 ? [reserveIdsStep(type, { first, count })] : []),
    { write: { Put: { Item: batchAudit(context, batch, rows) } } },
    ...(context.extraWrites?.stepsFor(undefined) ?? []),
  ]
  await runSteps(table, steps)
  return stored
}

function withIds(rows: readonly BatchEntry[], first: number): BatchEntry[] {
  let next = first
  return rows.map((row) => (row.action === 'create' ? { ...row, id: next++ } : row))
}

function batchAudit(context: WriteContext, { id, type, undoes }: NewBatch, rows: readonly BatchEntry[]) {
  const count = rows.length
  return auditItem(context, {
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

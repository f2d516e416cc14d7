import type { ContentType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { AppError } from '../../errors.ts'
import { liveKey, snapshotOf } from '../items/recordItem.ts'
import type { Table } from '../dynamo/table.ts'
import { MAX_TRANSACT_ITEMS } from '../dynamo/transactionRoom.ts'
import type { WriteContext, Snapshot, Transition } from '../writeContext.ts'
import { counterMoves, counterStep, mergeMoves, type CounterMove } from '../write/counters.ts'
import { firstSnapshot } from '../write/createRecord.ts'
import { trashedSnapshot, updatedSnapshot } from '../write/saveRecord.ts'
import { runSteps, type WriteStep } from '../step.ts'
import { recordSteps } from '../write/transition.ts'
import { CursorMoved, cursorSteps, ignoreMoved, advanceCursor } from './batchCursor.ts'
import { requireBatch, rowsOf, type BatchEntry, type BatchRefusal, type StoredBatch } from './batchItems.ts'
import { mergeSteps } from './mergeSteps.ts'

/** Rows read per transaction; fewer may fit. */
const MAX_ROWS = 40

/** Reserves items for cursor, end marker, list counters and counters of blocks. */
const MAX_ITEMS = MAX_TRANSACT_ITEMS - 6

interface RowWrites {
  steps: WriteStep[]
  counters: CounterMove[]
}
const NO_WRITES: RowWrites = { steps: [], counters: [] }

export interface BatchContext {
  table: Table
  registry: Registry
  newId: () => string
  now: () => Date
}

interface Work {
  context: WriteContext
  type: ContentType
  batch: StoredBatch
  rows: readonly BatchEntry[]
  now: () => Date
}

/**
 * Processes a batch until `canContinue` returns false. Each transaction moves the cursor conditionally, so
 * every row is processed once despite crashes and concurrency. Rows edited meanwhile are refused.
 */
export async function advanceBatch(
  { table, registry, newId, now }: BatchContext,
  id: string,
  canContinue: () => boolean,
): Promise<{ batch: StoredBatch; rows: BatchEntry[] }> {
  let batch = await requireBatch(table, id)
  const rows = await rowsOf(table, batch)
  const type = registry.types.get(batch.type)
  if (!type || type.single) throw new AppError('not_found')
  let singly = 0
  while (batch.done < batch.total && canContinue()) {
    const { by, service, method, created } = batch
    const context: WriteContext = { table, newId, by, service, method, now: new Date(created), batch: id }
    const work: Work = { context, type, batch, rows, now }
    const outcome = await processNext(work, singly > 0 ? 1 : MAX_ROWS)
    singly = Math.max(0, singly - 1, outcome.singly)
    batch = outcome.batch ?? (await requireBatch(table, id))
  }
  return { batch, rows }
}

interface Outcome {
  batch?: StoredBatch
  /** Rows to process individually after a refusal in their group. */
  singly: number
}

async function processNext(work: Work, most: number): Promise<Outcome> {
  const { batch, context } = work
  const group = await nextGroup(work, most)
  try {
    await runSteps(context.table, group.steps)
    return { batch: group.moved, singly: 0 }
  } catch (error) {
    if (error instanceof CursorMoved) return { singly: 0 }
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    if (group.size > 1) return { batch, singly: group.size }
    const moved = advanceCursor(batch, 1, [{ index: batch.done, reason }])
    await runSteps(context.table, cursorSteps(batch, moved, work.now())).catch(ignoreMoved)
    return { singly: 0 }
  }
}

/** Returns the message code of a refusal, or undefined for other errors. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof AppError)) return undefined
  if (error.code === 'record_changed') return 'recordChanged'
  return error.code === 'validation_failed' ? Object.values(error.fields ?? {})[0] : undefined
}

async function nextGroup(work: Work, most: number) {
  const { batch, rows, type, context } = work
  const nextRows = rows.slice(batch.done, batch.done + most)
  const live = await context.table.getAll(
    nextRows.map(({ id }) => liveKey(type, id)),
    { consistent: true },
  )
  const refusals: BatchRefusal[] = []
  const group = { steps: [] as WriteStep[], moved: batch, size: 0 }
  let included: RowWrites[] = []
  const skipped = new Set(batch.refusals.map(({ index }) => index)) // an undo batch starts with known refusals
  for (const [offset, row] of nextRows.entries()) {
    const item = live[offset]
    const isSkipped = skipped.has(batch.done + offset)
    const own = isSkipped ? NO_WRITES : stepsOrRefusal(work, row, item && snapshotOf(item))
    const isRefused = typeof own === 'string'
    const refused = isRefused ? [...refusals, { index: batch.done + offset, reason: own }] : refusals
    const combined = isRefused ? included : [...included, own]
    const moved = advanceCursor(batch, offset + 1, refused)
    const counters = mergeMoves(combined.flatMap(({ counters }) => counters)).map(counterStep)
    const steps = mergeSteps([
      ...cursorSteps(batch, moved, work.now()),
      ...counters,
      ...combined.flatMap(({ steps }) => steps),
    ])
    if (!steps) break
    Object.assign(group, { steps, moved, size: offset + 1 })
    refusals.splice(0, refusals.length, ...refused)
    included = combined
  }
  return group
}

function stepsOrRefusal(work: Work, row: BatchEntry, before: Snapshot | undefined): RowWrites | string {
  try {
    const transition = transitionOf(work, row, before)
    if (!transition) return 'recordChanged'
    return { steps: recordSteps(work.context, transition, MAX_ITEMS), counters: counterMoves(transition) }
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    return reason
  }
}

/** Returns undefined if the record has changed since the batch was created. */
function transitionOf(
  { context, type }: Work,
  { action, from, fields, id }: BatchEntry,
  before: Snapshot | undefined,
): Transition | undefined {
  if (action === 'create') {
    return before ? undefined : { type, after: firstSnapshot(context, { fields }, id), action }
  }
  if (!before || before.state === 'trashed' || before.version !== from) return undefined
  const after =
    action === 'delete'
      ? trashedSnapshot(context, before)
      : updatedSnapshot(context, type, { before, fields })
  return { type, before, after, action }
}

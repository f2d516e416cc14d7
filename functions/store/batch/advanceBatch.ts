import type { ContentType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { AppError } from '../../appError.ts'
import { liveKey, snapshotOf } from '../items/recordItem.ts'
import type { Table } from '../dynamo/table.ts'
import { MAX_TRANSACT_ITEMS } from '../dynamo/transactionRoom.ts'
import type { WriteContext, Snapshot, Transition } from '../writeContext.ts'
import { counterMoves, counterStep, mergedMoves, type CounterMove } from '../write/counters.ts'
import { firstSnapshot } from '../write/createRecord.ts'
import { trashedSnapshot, updatedSnapshot } from '../write/saveRecord.ts'
import { runSteps, type WriteStep } from '../step.ts'
import { recordSteps } from '../write/transition.ts'
import { CursorMoved, cursorSteps, ignoreMoved, movedOn } from './batchCursor.ts'
import { requireBatch, rowsOf, type BatchChange, type BatchRefusal, type StoredBatch } from './batchItems.ts'
import { mergeSteps } from './mergeSteps.ts'

/** Rows looked at for one transaction; fewer fit where they write more. */
const MOST_ROWS = 40

/** The cursor, the mark of the end, and the counters of a list. */
const ROOM = MAX_TRANSACT_ITEMS - 4

/** What a row writes, and the counters it moves: those of several rows are moved together. */
interface Written {
  steps: WriteStep[]
  counters: CounterMove[]
}
const NOTHING: Written = { steps: [], counters: [] }

export interface BatchContext {
  table: Table
  registry: Registry
  newId: () => string
  now: () => Date
}

interface Work {
  change: WriteContext
  type: ContentType
  batch: StoredBatch
  rows: readonly BatchChange[]
  now: () => Date
}

/**
 * Takes a batch further for as long as `mayGoOn`. Every transaction changes as many records as fit and moves the batch's cursor from the
 * very place it was read at: whoever dies, and however many carry a batch on, each row is done once. Rows that have been changed by
 * others meanwhile are passed over and named.
 */
export async function advanceBatch(
  { table, registry, newId, now }: BatchContext,
  id: string,
  mayGoOn: () => boolean,
): Promise<{ batch: StoredBatch; rows: BatchChange[] }> {
  let batch = await requireBatch(table, id)
  const rows = await rowsOf(table, batch)
  const type = registry.types.get(batch.type)
  if (!type || type.single) throw new AppError('not_found')
  let alone = 0
  while (batch.done < batch.total && mayGoOn()) {
    const { by, service, method, created } = batch
    const change: WriteContext = { table, newId, by, service, method, now: new Date(created), batch: id }
    const work: Work = { change, type, batch, rows, now }
    const outcome = await takeNext(work, alone > 0 ? 1 : MOST_ROWS)
    alone = Math.max(0, alone - 1, outcome.alone)
    batch = outcome.batch ?? (await requireBatch(table, id))
  }
  return { batch, rows }
}

interface Outcome {
  /** As it is now; read again where it is absent. */
  batch?: StoredBatch
  /** So many rows are taken one by one: one of them was refused. */
  alone: number
}

async function takeNext(work: Work, most: number): Promise<Outcome> {
  const { batch, change } = work
  const group = await nextGroup(work, most)
  try {
    await runSteps(change.table, group.steps)
    return { batch: group.moved, alone: 0 }
  } catch (error) {
    if (error instanceof CursorMoved) return { alone: 0 }
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    if (group.size > 1) return { batch, alone: group.size }
    const moved = movedOn(batch, 1, [{ index: batch.done, reason }])
    await runSteps(change.table, cursorSteps(batch, moved, work.now())).catch(ignoreMoved)
    return { alone: 0 }
  }
}

/** Why a row was refused, as a message code; undefined for what is no refusal. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof AppError)) return undefined
  if (error.code === 'record_changed') return 'recordChanged'
  return error.code === 'validation_failed' ? Object.values(error.fields ?? {})[0] : undefined
}

/** As many rows from the cursor on as fit one transaction, with the steps that carry them out. */
async function nextGroup(work: Work, most: number) {
  const { batch, rows, type, change } = work
  const wanted = rows.slice(batch.done, batch.done + most)
  const live = await change.table.getAll(
    wanted.map(({ id }) => liveKey(type, id)),
    { consistent: true },
  )
  const refusals: BatchRefusal[] = []
  const group = { steps: [] as WriteStep[], moved: batch, size: 0 }
  let taken: Written[] = []
  const passed = new Set(batch.refusals.map(({ index }) => index)) // known from the start of a batch that takes another back
  for (const [offset, row] of wanted.entries()) {
    const item = live[offset]
    const isPassed = passed.has(batch.done + offset)
    const own = isPassed ? NOTHING : stepsOrReason(work, row, item && snapshotOf(item))
    const isRefused = typeof own === 'string'
    const refused = isRefused ? [...refusals, { index: batch.done + offset, reason: own }] : refusals
    const together = isRefused ? taken : [...taken, own]
    const moved = movedOn(batch, offset + 1, refused)
    const counters = mergedMoves(together.flatMap(({ counters }) => counters)).map(counterStep)
    const steps = mergeSteps([
      ...cursorSteps(batch, moved, work.now()),
      ...counters,
      ...together.flatMap(({ steps }) => steps),
    ])
    if (!steps) break
    Object.assign(group, { steps, moved, size: offset + 1 })
    refusals.splice(0, refusals.length, ...refused)
    taken = together
  }
  return group
}

/** What carries a row out, or why nothing does. */
function stepsOrReason(work: Work, row: BatchChange, before: Snapshot | undefined): Written | string {
  try {
    const transition = transitionOf(work, row, before)
    if (!transition) return 'recordChanged'
    return { steps: recordSteps(work.change, transition, ROOM), counters: counterMoves(transition) }
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    return reason
  }
}

/** Undefined where the record is no longer what the batch started from. */
function transitionOf(
  { change, type }: Work,
  { action, from, fields, id }: BatchChange,
  before: Snapshot | undefined,
): Transition | undefined {
  if (action === 'create') {
    return before ? undefined : { type, after: firstSnapshot(change, { fields }, id), action }
  }
  if (!before || before.state === 'trashed' || before.version !== from) return undefined
  const after =
    action === 'delete' ? trashedSnapshot(change, before) : updatedSnapshot(change, type, { before, fields })
  return { type, before, after, action }
}

import type { Registry } from '@flou/shared/content/registry.ts'
import { isDecidable, WORKFLOW_STATUS } from '@flou/shared/workflow.ts'
import { AppError } from '../../appError.ts'
import type { StoredChange } from '../../store/changes/changeItems.ts'
import { requireChange } from '../../store/changes/readChanges.ts'
import type { Table } from '../../store/dynamo/table.ts'
import { newUlid } from '../../store/ulid.ts'
import type { Author } from '../../store/writeContext.ts'
import { settle } from '../decisions/settle.ts'
import type { Settlement } from '../decisions/settlement.ts'

/** Whom history and audit log name: nobody was there. */
export const SCHEDULE: Author = { id: 0, name: 'Schedule', title: '' }

export interface ClockContext {
  table: Table
  registry: Registry
  now: Date
}

type Round = Pick<StoredChange, 'id' | 'round'>

/** A change that is there and waits for a decision about a round; undefined otherwise. */
export async function pendingChange(
  context: Pick<ClockContext, 'table'>,
  round: Round,
): Promise<StoredChange | undefined> {
  const change = await decidableChange(context, round)
  return change?.status === WORKFLOW_STATUS.pending ? change : undefined
}

/** The same, also of one that was approved and could not be applied: it waits for somebody who tries again or sends it back. */
export async function decidableChange(
  { table }: Pick<ClockContext, 'table'>,
  { id, round }: Round,
): Promise<StoredChange | undefined> {
  const change = await requireChange(table, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  })
  return change && isDecidable(change.status) && change.round === round ? change : undefined
}

/**
 * Settles a change in the name of the clock. Two clocks run, the state machine's and the schedule's: the write's condition says which
 * one did it. Returns undefined where somebody was there first.
 */
export async function settleByClock(
  { table, registry, now }: ClockContext,
  change: StoredChange,
  settlement: Settlement,
): Promise<StoredChange | undefined> {
  const { area, method } = change
  const context = { table, registry, now, newId: () => newUlid(now), by: SCHEDULE, service: area, method }
  return settle(context, change, settlement).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'change_moved') return undefined
    throw error
  })
}

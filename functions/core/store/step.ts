import { AppError, invalidFields } from '../errors.ts'
import type { Item, Table } from './dynamo/table.ts'
import { ConditionFailed, type TransactItem } from './dynamo/transact.ts'

export interface WriteStep {
  write: TransactItem
  onConditionFailed?: (current: Item | undefined) => Error
}

/** Runs the steps as one transaction. Throws the error of the failed steps; field errors are merged. */
export async function runSteps(table: Table, steps: readonly WriteStep[]): Promise<void> {
  try {
    await table.transact(steps.map(({ write }) => write))
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    throw meaningOf(error, steps)
  }
}

function meaningOf(error: ConditionFailed, steps: readonly WriteStep[]): Error {
  const errors = error.failures.map(({ index, item }) => steps[index]?.onConditionFailed?.(item) ?? error)
  const [first = error] = errors
  const fields = errors.flatMap((one) => (one instanceof AppError && one.fields ? [one.fields] : []))
  return first instanceof AppError && first.fields ? invalidFields(Object.assign({}, ...fields)) : first
}

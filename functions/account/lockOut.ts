import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import { AppError } from '../appError.ts'
import { keys } from '../store/keys.ts'
import type { Item, Table } from '../store/dynamo/table.ts'
import type { Content } from '../store/writeContext.ts'
import { accountOperation } from '../operations/accountOperations.ts'
import type { OperationContext } from '../operations/operation.ts'
import { perform } from '../operations/perform.ts'
import type { Person } from './person.ts'

/** Decision 17: five failures lock an account for 15 minutes. */
export const LOCK_OUT = { failures: 5, milliseconds: 15 * 60_000 } as const

/** Failed attempts of a person and the lock that followed, epoch milliseconds. */
export interface SignInState {
  failures: number
  lastFailure: number
  lockedUntil: number
}

export const signInStateOf = (item: Item | undefined): SignInState => ({
  failures: Number(item?.['failures'] ?? 0),
  lastFailure: Number(item?.['lastFailure'] ?? 0),
  lockedUntil: Number(item?.['lockedUntil'] ?? 0),
})

/**
 * True where a right password lets the person in: active, or locked by failures long enough ago.
 * An administrator who sets the status back to active ends a lock at once.
 */
export function maySignIn({ status }: Pick<Person, 'status'>, state: SignInState, now: Date): boolean {
  if (status === USER_STATUS.active) return true
  return status === USER_STATUS.locked && state.lockedUntil > 0 && state.lockedUntil <= now.getTime()
}

/** Failures after this one; those further apart than a lock lasts do not add up. */
export const failuresAfter = (state: SignInState, now: Date): number =>
  now.getTime() - state.lastFailure > LOCK_OUT.milliseconds ? 1 : state.failures + 1

/** Counts a wrong password of a person who may sign in; the last one allowed locks the account. */
export async function recordFailure(
  context: OperationContext,
  person: Person,
  state: SignInState,
): Promise<void> {
  const { table, now } = context
  const failures = failuresAfter(state, now)
  if (failures >= LOCK_OUT.failures) {
    await lock(context, person)
    return
  }
  await table.update(keys.signIn(person.id), {
    // at the same time as another failure both count; the first after a long time starts again
    UpdateExpression:
      failures === 1 ? 'SET failures = :one, lastFailure = :now' : 'ADD failures :one SET lastFailure = :now',
    ExpressionAttributeValues: { ':one': 1, ':now': now.getTime() },
  })
}

async function lock(context: OperationContext, person: Person): Promise<void> {
  const lockedUntil = context.now.getTime() + LOCK_OUT.milliseconds
  const state = { ...keys.signIn(person.id), failures: 0, lastFailure: context.now.getTime(), lockedUntil }
  await setStatus(context, person, { status: USER_STATUS.locked, extraItems: [{ Put: { Item: state } }] })
}

/** After a right password nothing is held against the person any more. */
export async function clearFailures(
  context: OperationContext,
  person: Person,
  state: SignInState,
): Promise<void> {
  const extraItems = [{ Delete: { Key: keys.signIn(person.id) } }]
  if (person.status === USER_STATUS.locked)
    await setStatus(context, person, { status: USER_STATUS.active, extraItems })
  else if (state.failures > 0) await context.table.remove(keys.signIn(person.id))
}

type StatusChange = { status: string } & Pick<Content, 'extraItems'>

async function setStatus(
  context: OperationContext,
  { snapshot }: Person,
  { status, extraItems = [] }: StatusChange,
): Promise<void> {
  try {
    const operation = accountOperation({ name: 'setAccountStatus', account: snapshot, status, extraItems })
    await perform(operation, context)
  } catch (error) {
    // somebody is changing the account at this very moment: their change stays
    if (!(error instanceof AppError && error.code === 'record_changed')) throw error
  }
}

export const readSignInState = async (table: Table, person: number): Promise<SignInState> =>
  signInStateOf(await table.get(keys.signIn(person), { consistent: true }))

import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import { AppError } from '../../../core/errors.ts'
import type { Key } from '../../../core/store/keys.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import type { TransactItem } from '../../../core/store/dynamo/transact.ts'
import { accountOperation } from '../rights/accountOperations.ts'
import type { UserFields } from '../../../core/operations/caller.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import { perform } from '../../../core/operations/perform.ts'
import { accountKeys, type AttemptsItem, type Person } from '../person.ts'
import { countAttempts, counterKey, type AttemptLimit } from '../attempts.ts'

/**
 * Consecutive failures per network, from all unknown devices, per known device, and per session for
 * reauthentication. Others cannot use up the last two.
 */
export const LOCK_OUT = {
  network: { limit: 5, seconds: 15 * 60 },
  account: { limit: 30, seconds: 60 * 60 },
  device: { limit: 10, seconds: 15 * 60 },
  session: { limit: 5, seconds: 15 * 60 },
} as const

interface Attempt {
  /** Normalized by `emailAddress` and `foldedUnique`; unknown emails have the same limits. */
  email: string
  person: Person | undefined
  network: string
  own: { kind: 'device' | 'session'; token: string } | undefined
}

export const networkAttemptsKey = ({
  email,
  network,
}: Pick<Attempt, 'email' | 'network'>): Key<AttemptsItem> => counterKey('signInFrom', `${email} ${network}`)

const COUNTER_OF = { device: 'signInDevice', session: 'confirmInSession' } as const

function limitsOf({ email, person, network, own }: Attempt): AttemptLimit[] {
  if (own) return [{ key: counterKey(COUNTER_OF[own.kind], own.token), ...LOCK_OUT[own.kind] }]
  const account = person
    ? { key: accountKeys.signIn(person.id), isPersistent: true as const }
    : { key: counterKey('signInUnknown', email) }
  return [
    { key: networkAttemptsKey({ email, network }), ...LOCK_OUT.network },
    { ...account, ...LOCK_OUT.account },
  ]
}

export interface Counted extends Attempt {
  isAllowed: boolean
  /** Last attempt allowed by the account limit; a failure locks the account. */
  isLast: boolean
}

/**
 * Counts before checking the password, so concurrent attempts count. Attempts refused per network do not
 * count for the account.
 */
export async function countSignIn(table: Table, attempt: Attempt, now: Date): Promise<Counted> {
  const numbers = await countAttempts(table, limitsOf(attempt), now)
  return { ...attempt, isAllowed: numbers !== undefined, isLast: numbers?.[1] === LOCK_OUT.account.limit }
}

/** Locked by failures, not by an administrator. */
const isLockedByFailures = (item: AttemptsItem | undefined): boolean => item?.locked === true

/** A correct password is accepted if the account is active, or locked by failures and within the limits. */
export async function canSignIn(table: Table, person: Person | undefined): Promise<boolean> {
  const item = await table.get(accountKeys.signIn(person?.id ?? 0), { consistent: true })
  if (person?.status === USER_STATUS.active) return true
  return person?.status === USER_STATUS.locked && isLockedByFailures(item)
}

export async function lock(context: OperationContext, person: Person): Promise<void> {
  if (person.status === USER_STATUS.invited) return
  const { limit, seconds } = LOCK_OUT.account
  const until = context.now.getTime() + seconds * 1000
  const item = { ...accountKeys.signIn(person.id), attempts: limit, until, locked: true }
  await setStatus(context, person, { status: USER_STATUS.locked, extraItems: [{ Put: { Item: item } }] })
}

/** The account's counter remains for known devices, since others may be guessing. */
export async function forgetFailures(
  context: OperationContext,
  counted: Counted & { person: Person },
): Promise<void> {
  const { table } = context
  const { person, own } = counted
  const [first] = limitsOf(counted)
  if (first) await table.remove(first.key)
  if (own) return
  const key = accountKeys.signIn(person.id)
  if (person.status === USER_STATUS.locked)
    await setStatus(context, person, { status: USER_STATUS.active, extraItems: [{ Delete: { Key: key } }] })
  else await table.remove(key)
}

interface StatusUpdate {
  status: NonNullable<UserFields['status']>
  extraItems: TransactItem[]
}

async function setStatus(
  context: OperationContext,
  { snapshot }: Person,
  { status, extraItems }: StatusUpdate,
): Promise<void> {
  try {
    await perform(
      accountOperation({ name: 'setAccountStatus', account: snapshot, update: { status }, extraItems }),
      context,
    )
  } catch (error) {
    // A concurrent edit of the account takes precedence.
    if (!(error instanceof AppError && error.code === 'record_changed')) throw error
  }
}

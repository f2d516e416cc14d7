import { createHash } from 'node:crypto'
import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import { AppError } from '../../appError.ts'
import { keys, type Key } from '../../store/keys.ts'
import type { Item, Table } from '../../store/dynamo/table.ts'
import type { TransactItem } from '../../store/dynamo/transact.ts'
import { accountOperation } from '../../operations/accountOperations.ts'
import type { OperationContext } from '../../operations/operation.ts'
import { perform } from '../../operations/perform.ts'
import type { Person } from '../person.ts'
import { countAttempt, type AttemptLimit } from './attempts.ts'

/**
 * Attempts in a row that are made for an account. From one network (`place`) five, then 15 minutes' wait (decision 17): who
 * guesses locks out themselves alone. From all unknown devices together (`account`) thirty, then an hour. A device that the
 * person has logged in from has its own count (`device`), which other people cannot use up, and so has each session in which
 * the password is asked for again (`session`).
 */
export const LOCK_OUT = {
  place: { limit: 5, seconds: 15 * 60 },
  account: { limit: 30, seconds: 60 * 60 },
  device: { limit: 10, seconds: 15 * 60 },
  session: { limit: 5, seconds: 15 * 60 },
} as const

/** Whose attempt is counted. */
interface Attempt {
  /** The address as `emailAddress` and `foldedUnique` make it: limits are the same for one that no account has. */
  email: string
  person: Person | undefined
  network: string
  /** A secret of the person: the token of a known device, or the id of their session. */
  own: { kind: 'device' | 'session'; token: string } | undefined
}

/** Subjects are stored as hashes: the table lists no addresses. */
const hashed = (subject: string) => createHash('sha256').update(subject).digest('base64url').slice(0, 22)
const counterKey = (name: string, subject: string): Key => keys.rate(`${name}#${hashed(subject)}`, 0)

export const placeKey = ({ email, network }: Pick<Attempt, 'email' | 'network'>): Key =>
  counterKey('signInFrom', `${email} ${network}`)

const COUNTER_OF = { device: 'signInDevice', session: 'confirmInSession' } as const

function limitsOf({ email, person, network, own }: Attempt): AttemptLimit[] {
  if (own) return [{ key: counterKey(COUNTER_OF[own.kind], own.token), ...LOCK_OUT[own.kind] }]
  const account = person
    ? { key: keys.signIn(person.id), isKept: true as const }
    : { key: counterKey('signInUnknown', email) }
  return [
    { key: placeKey({ email, network }), ...LOCK_OUT.place },
    { ...account, ...LOCK_OUT.account },
  ]
}

/** How an attempt was counted. */
export interface Counted extends Attempt {
  /** Within every limit: the password may be tried. */
  isAllowed: boolean
  /** The last one that the account's limit lets through: if it fails, the account is locked. */
  isLast: boolean
}

/**
 * Counts an attempt before the password is tried, so that many at once count as many. What the limit of a network refuses does not
 * count for the account: one network alone cannot lock it.
 */
export async function countSignIn(table: Table, attempt: Attempt, now: Date): Promise<Counted> {
  const numbers: number[] = []
  for (const limit of limitsOf(attempt)) {
    const number = await countAttempt(table, limit, now)
    if (number === undefined) return { ...attempt, isAllowed: false, isLast: false }
    numbers.push(number)
  }
  return { ...attempt, isAllowed: true, isLast: numbers[1] === LOCK_OUT.account.limit }
}

/** True for an account that failures have locked; one that an administrator has locked is not. */
const isLockedByFailures = (item: Item | undefined): boolean => item?.['locked'] === true

/** True where a right password lets the person in: active, or locked by failures, which limits have let this attempt pass. */
export async function maySignIn(table: Table, person: Person | undefined): Promise<boolean> {
  const item = await table.get(keys.signIn(person?.id ?? 0), { consistent: true })
  if (person?.status === USER_STATUS.active) return true
  return person?.status === USER_STATUS.locked && isLockedByFailures(item)
}

/** Marks an account as locked, for administrators to see, with the count that locks it. */
export async function lock(context: OperationContext, person: Person): Promise<void> {
  const { limit, seconds } = LOCK_OUT.account
  const until = context.now.getTime() + seconds * 1000
  const item = { ...keys.signIn(person.id), attempts: limit, until, locked: true }
  await setStatus(context, person, { status: USER_STATUS.locked, extraItems: [{ Put: { Item: item } }] })
}

/**
 * After a right password nothing is held against this place or device. Against the account nothing either, unless the device
 * is known: somebody else may be guessing at this moment.
 */
export async function forgetFailures(
  context: OperationContext,
  counted: Counted & { person: Person },
): Promise<void> {
  const { table } = context
  const { person, own } = counted
  const [first] = limitsOf(counted)
  if (first) await table.remove(first.key)
  if (own) return
  const key = keys.signIn(person.id)
  if (person.status === USER_STATUS.locked)
    await setStatus(context, person, { status: USER_STATUS.active, extraItems: [{ Delete: { Key: key } }] })
  else await table.remove(key)
}

interface StatusChange {
  status: string
  extraItems: TransactItem[]
}

async function setStatus(
  context: OperationContext,
  { snapshot }: Person,
  change: StatusChange,
): Promise<void> {
  try {
    await perform(accountOperation({ name: 'setAccountStatus', account: snapshot, ...change }), context)
  } catch (error) {
    // somebody is changing the account at this very moment: their change stays
    if (!(error instanceof AppError && error.code === 'record_changed')) throw error
  }
}

import { keys } from '../store/keys.ts'
import type { TransactItem } from '../store/dynamo/transact.ts'
import type { Snapshot } from '../store/writeContext.ts'

/** Server-only values of an account (`RecordItem.secrets`). */
type Secrets = Snapshot['secrets']

/** Sessions of the account that are valid since an earlier instant have ended; epoch milliseconds. */
const sessionsValidFrom = (secrets: Secrets): number => Number(secrets?.['sessionsValidFrom'] ?? 0)

/** The value that ends every session of an account in the transaction that stores it. Always later than the one before. */
export const allSessionsEnded = (secrets: Secrets, now: Date) => ({
  sessionsValidFrom: String(Math.max(now.getTime(), sessionsValidFrom(secrets)) + 1),
})

/** The value as it is; nothing where sessions have never been ended. */
export const sessionsAsBefore = (secrets: Secrets) =>
  secrets?.['sessionsValidFrom'] === undefined ? {} : { sessionsValidFrom: secrets['sessionsValidFrom'] }

/** Since when a session is valid that is opened for the account as it was read; clocks of two servers may differ. */
export const validSince = (secrets: Secrets, now: Date): number =>
  Math.max(now.getTime(), sessionsValidFrom(secrets))

export const isValidSince = (since: number, secrets: Secrets): boolean => since >= sessionsValidFrom(secrets)

/** Keeps one session of an account beyond the end of the others; a condition fails if it has ended. */
export const sessionKept = (id: string, ended: ReturnType<typeof allSessionsEnded>): TransactItem => ({
  Update: {
    Key: keys.session(id),
    UpdateExpression: 'SET #row.validSince = :since',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#row': 'row' },
    ExpressionAttributeValues: { ':since': Number(ended.sessionsValidFrom) },
  },
})

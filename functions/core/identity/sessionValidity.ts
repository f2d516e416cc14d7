import { keys } from '../store/keys.ts'
import type { TransactItem } from '../store/dynamo/transact.ts'
import type { Snapshot } from '../store/writeContext.ts'

type Secrets = Snapshot['secrets']

/** Epoch milliseconds; earlier sessions have ended. */
const sessionsValidFrom = (secrets: Secrets): number => Number(secrets?.sessionsValidFrom ?? 0)

/** Ends every session when stored. Always later than the previous value. */
export const allSessionsEnded = (secrets: Secrets, now: Date) => ({
  sessionsValidFrom: String(Math.max(now.getTime(), sessionsValidFrom(secrets)) + 1),
})

export const sessionsAsBefore = (secrets: Secrets) =>
  secrets?.sessionsValidFrom === undefined ? {} : { sessionsValidFrom: secrets.sessionsValidFrom }

/** Tolerates clock differences between servers. */
export const validSince = (secrets: Secrets, now: Date): number =>
  Math.max(now.getTime(), sessionsValidFrom(secrets))

export const isValidSince = (since: number, secrets: Secrets): boolean => since >= sessionsValidFrom(secrets)

/** Exempts one session from ending; the condition fails if it has ended. */
export const exemptSession = (
  id: string,
  ended: ReturnType<typeof allSessionsEnded>,
  hasFactor?: boolean,
): TransactItem => ({
  Update: {
    Key: keys.session(id),
    UpdateExpression: `SET #row.validSince = :since${hasFactor === undefined ? '' : ', hasFactor = :hasFactor'}`,
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#row': 'row' },
    ExpressionAttributeValues: {
      ':since': Number(ended.sessionsValidFrom),
      ...(hasFactor !== undefined && { ':hasFactor': hasFactor }),
    },
  },
})

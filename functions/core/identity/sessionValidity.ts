import type { settingSession } from '@flou/shared/content/types/setting.ts'
import { SESSION_DAYS, SESSION_IDLE_MINUTES } from '@flou/shared/limits.ts'
import type { Table } from '../store/dynamo/table.ts'
import { keys } from '../store/keys.ts'
import { dataOf } from '../store/liveItem.ts'
import type { StoredFields } from '../store/storedItems.ts'
import type { TransactItem } from '../store/dynamo/transact.ts'
import type { Snapshot } from '../store/writeContext.ts'

const SETTING: (typeof settingSession)['key'] = 'setting.session'

/** In milliseconds. */
export interface SessionTimes {
  idle: number
  lifetime: number
}

export async function sessionTimes(table: Table): Promise<SessionTimes> {
  const item = await table.get(keys.sectionLive(SETTING))
  const stored: StoredFields<typeof settingSession> = item ? dataOf(item) : {}
  const { sessionIdleMinutes = SESSION_IDLE_MINUTES.initial, sessionDays = SESSION_DAYS.initial } = stored
  return { idle: sessionIdleMinutes * 60_000, lifetime: sessionDays * 86_400_000 }
}

/** Epoch seconds. */
export const sessionExpiry = (
  { created, lastUsed }: { created: string; lastUsed: Date },
  { idle, lifetime }: SessionTimes,
): number => Math.floor(Math.min(lastUsed.getTime() + idle, Date.parse(created) + lifetime) / 1000)

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

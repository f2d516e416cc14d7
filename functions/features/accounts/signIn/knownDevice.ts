import { ACCOUNT_PATHS, DEVICE_COOKIE } from '@flou/shared/accounts/account.ts'
import type { Call } from '../../../core/http/call.ts'
import { hashSecret, newSecret } from '../../../core/identity/refreshSecret.ts'
import type { Key } from '../../../core/store/keys.ts'
import type { Item } from '../../../core/store/dynamo/table.ts'
import { accountKeys } from '../person.ts'

const DEVICE_DAYS = 180

/** Browser with an earlier log-in; attempts elsewhere cannot lock it out (OWASP device cookies). */
export interface KnownDevice {
  person: number
  token: string
  /** True if its latest log-in used a second factor. */
  hasUsedFactor: boolean
}

/** Reads the device cookie, a random secret whose hash is stored. */
export async function findKnownDevice({
  cookies,
  services: { table, now },
}: Call): Promise<KnownDevice | undefined> {
  const token = cookies[DEVICE_COOKIE] ?? ''
  if (!/^[\w-]{43}$/.test(token)) return undefined
  const item = await table.get(accountKeys.device(hashSecret(token)), { consistent: true })
  const isKnown = item !== undefined && item.ttl * 1000 > now().getTime()
  return isKnown ? { person: item.person, token, hasUsedFactor: item.hasUsedFactor === true } : undefined
}

/** A known device retains its token. */
export function renewDevice(
  person: number,
  known: KnownDevice | undefined,
  { now, hasFactor }: { now: Date; hasFactor: boolean },
): { item: Key & Item; cookie: string } {
  const token = known?.person === person ? known.token : newSecret()
  const seconds = DEVICE_DAYS * 86_400
  return {
    item: {
      ...accountKeys.device(hashSecret(token)),
      person,
      hasUsedFactor: hasFactor,
      ttl: Math.floor(now.getTime() / 1000) + seconds,
    },
    cookie: `${DEVICE_COOKIE}=${token}; Max-Age=${seconds}; Path=${ACCOUNT_PATHS.authenticate}; HttpOnly; Secure; SameSite=Strict`,
  }
}

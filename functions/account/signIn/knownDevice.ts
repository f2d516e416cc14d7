import { ACCOUNT_PATHS, DEVICE_COOKIE } from '@flou/shared/account.ts'
import type { Call } from '../../http/call.ts'
import { hashSecret, newSecret } from '../../identity/refreshSecret.ts'
import { keys, type Key } from '../../store/keys.ts'
import type { Item } from '../../store/dynamo/table.ts'

/** A device stays known for so long after its last log-in. */
const DEVICE_DAYS = 180

/** A browser from which somebody has logged in before: others cannot lock them out there (OWASP, device cookies). */
export interface KnownDevice {
  person: number
  token: string
}

/** The device of a call. Its cookie is a random secret of which the table has the hash, so that nobody can make one. */
export async function knownDevice({
  cookies,
  services: { table, now },
}: Call): Promise<KnownDevice | undefined> {
  const token = cookies[DEVICE_COOKIE] ?? ''
  if (!/^[\w-]{43}$/.test(token)) return undefined
  const item = await table.get(keys.device(hashSecret(token)), { consistent: true })
  const isKnown = item !== undefined && Number(item['ttl']) * 1000 > now().getTime()
  return isKnown ? { person: Number(item['person']), token } : undefined
}

/** The item and the cookie of a device after a log-in; one that was known stays the same. */
export function deviceAfter(
  person: number,
  known: KnownDevice | undefined,
  now: Date,
): { item: Key & Item; cookie: string } {
  const token = known?.person === person ? known.token : newSecret()
  const seconds = DEVICE_DAYS * 86_400
  return {
    item: { ...keys.device(hashSecret(token)), person, ttl: Math.floor(now.getTime() / 1000) + seconds },
    cookie: `${DEVICE_COOKIE}=${token}; Max-Age=${seconds}; Path=${ACCOUNT_PATHS.authenticate}; HttpOnly; Secure; SameSite=Strict`,
  }
}

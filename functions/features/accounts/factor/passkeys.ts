import { createHmac, randomBytes } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { hashSecret, isEqualSecret } from '../../../core/identity/refreshSecret.ts'
import type { Person } from '../person.ts'
import type { Passkey } from './factorStore.ts'
import type { FactorKey } from './sealed.ts'

/** Loaded at first use: 440 KB. */
const library = () => import('@simplewebauthn/server')

const CHALLENGE_MS = 5 * 60_000
const RP_NAME = 'Flou Cloud'

export interface RelyingParty {
  origin: string
  id: string
}

/** Browsers refuse passkeys on IP addresses; the local product's is `localhost`. */
export function relyingParty(adminOrigin: string): RelyingParty {
  const url = new URL(adminOrigin.replace('//127.0.0.1', '//localhost'))
  return { origin: url.origin, id: url.hostname }
}

interface ChallengeContext {
  factorKey: FactorKey
  now: Date
  /** 0 for log-in. */
  person: number
}

const macOf = (key: Buffer, person: number, text: string) =>
  createHmac('sha256', key).update(`passkey ${person} ${text}`).digest('base64url')

/** Signed instead of stored; expires after five minutes. */
export async function newChallenge({ factorKey, now, person }: ChallengeContext): Promise<string> {
  const text = `${now.getTime() + CHALLENGE_MS}.${randomBytes(16).toString('base64url')}`
  return `${text}.${macOf(await factorKey(now), person, text)}`
}

const challengeCheck =
  ({ factorKey, now, person }: ChallengeContext) =>
  async (encoded: string): Promise<boolean> => {
    const [expires = '', nonce = '', mac = ''] = Buffer.from(encoded, 'base64url').toString().split('.')
    const expected = macOf(await factorKey(now), person, `${expires}.${nonce}`)
    return isEqualSecret(mac, expected) && Number(expires) > now.getTime()
  }

export async function registrationOptions(
  { id, email, fullName }: Person,
  { rp, challenge, passkeys }: { rp: RelyingParty; challenge: string; passkeys: readonly Passkey[] },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: rp.id,
    userName: email,
    userDisplayName: fullName,
    userID: Uint8Array.from(Buffer.from(String(id))),
    challenge: Uint8Array.from(Buffer.from(challenge)),
    timeout: CHALLENGE_MS,
    excludeCredentials: passkeys.map(({ credential }) => ({ id: credential })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Returns the new passkey; undefined if the response is invalid. */
export async function registeredPasskey(
  response: RegistrationResponseJSON,
  { rp, name, ...context }: ChallengeContext & { rp: RelyingParty; name: string },
): Promise<Passkey | undefined> {
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challengeCheck(context),
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return undefined
  const { id, publicKey, counter } = registrationInfo.credential
  return {
    id: hashSecret(id).slice(0, 16),
    name,
    created: context.now.toISOString(),
    credential: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
  }
}

/** Returns the new counter of the authenticator; undefined if the response is invalid. */
export async function verifiedCounter(
  response: AuthenticationResponseJSON,
  { rp, passkey, ...context }: ChallengeContext & { rp: RelyingParty; passkey: Passkey },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const { credential: id, publicKey, counter } = passkey
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challengeCheck(context),
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    credential: { id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  return verified ? authenticationInfo?.newCounter : undefined
}

import { createHmac, randomBytes } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import * as z from 'zod/mini'
import { hashSecret, isEqualSecret } from '../../../core/identity/refreshSecret.ts'
import type { Person } from '../person.ts'
import type { Passkey } from './factorStore.ts'
import type { FactorKey } from './sealed.ts'

export const encoded = z.string().check(z.maxLength(8_000))

/** `PublicKeyCredential` of a browser, in JSON. */
export const credentialSchema = <R extends Record<string, typeof encoded>>(response: R) =>
  z.object({
    id: encoded,
    rawId: encoded,
    type: z.literal('public-key'),
    response: z.object(response),
    clientExtensionResults: z._default(z.object({}), {}),
  })

/** Loaded at first use: 440 KB. */
const library = () => import('@simplewebauthn/server')

const CHALLENGE_MS = 5 * 60_000
const RP_NAME = 'Flou Cloud'

export interface RelyingParty {
  origin: string
  id: string
}

/** Passkeys need a host name, so 127.0.0.1 of the local product becomes `localhost`. */
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

/** `nonce` identifies a challenge that `check` has accepted; the response itself has several encodings. */
function challengeCheck({ factorKey, now, person }: ChallengeContext) {
  const accepted = { nonce: '' }
  const check = async (text: string): Promise<boolean> => {
    const [expires = '', nonce = '', mac = ''] = Buffer.from(text, 'base64url').toString().split('.')
    const expected = macOf(await factorKey(now), person, `${expires}.${nonce}`)
    accepted.nonce = nonce
    return isEqualSecret(mac, expected) && Number(expires) > now.getTime()
  }
  return { accepted, check }
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
    expectedChallenge: challengeCheck(context).check,
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

/** Verified in place of an unknown passkey, so that timing reveals no account. */
const DECOY = {
  publicKey:
    'pQECAyYgASFYIIDYwnFVuQR3ABPf8EHRxqLBVlPyGsZ7rKFrqvYCIiqDIlgg0QlfenxSZ-PvX3-vesqdjqdiap1bUZssD87vmsTxU9g',
  counter: 0,
}

/** Returns the passkey after its use and the challenge's nonce; undefined if the response is invalid. */
export async function usedPasskey(
  response: AuthenticationResponseJSON,
  { rp, passkey, ...context }: ChallengeContext & { rp: RelyingParty; passkey: Passkey | undefined },
): Promise<{ passkey: Passkey; nonce: string } | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const { publicKey, counter } = passkey ?? DECOY
  const { accepted, check } = challengeCheck(context)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: check,
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    credential: { id: response.id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!passkey || !verified || !authenticationInfo) return undefined
  const used = { ...passkey, counter: authenticationInfo.newCounter, lastUsed: context.now.toISOString() }
  return { passkey: used, nonce: accepted.nonce }
}

import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { importJWK, SignJWT, type CryptoKey } from 'jose'
import { AppError } from '../../../core/errors.ts'
import { ACCESS_TOKEN } from '../../../core/http/token.ts'
import { parseSigningSecret } from '../../../core/identity/signingSecret.ts'

interface AccessClaims {
  person: number
  sessionId: string
  role: number
}
export type TokenSigner = (claims: AccessClaims, now: Date) => Promise<string>

interface Loaded {
  key: CryptoKey | Uint8Array
  kid: string
  at: number
}

/** After a key rotation the old key signs for at most this long. */
const FRESH_MS = 5 * 60_000

/** The returned signer uses the current key; it throws `unavailable` before the first rotation. */
export function tokenSigner(secrets: SecretsManagerClient, secretArn: string): TokenSigner {
  let loaded: Loaded | undefined
  return async ({ person, sessionId, role }, now) => {
    if (!loaded || now.getTime() - loaded.at > FRESH_MS) loaded = await load(secrets, secretArn, now)
    const issued = Math.floor(now.getTime() / 1000)
    return new SignJWT({ sid: sessionId, role })
      .setProtectedHeader({ alg: ACCESS_TOKEN.algorithm, kid: loaded.kid })
      .setSubject(String(person))
      .setAudience(ACCESS_TOKEN.audience)
      .setIssuedAt(issued)
      .setExpirationTime(issued + ACCESS_TOKEN.seconds)
      .sign(loaded.key)
  }
}

async function load(secrets: SecretsManagerClient, SecretId: string, now: Date): Promise<Loaded> {
  const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId }))
  const current = parseSigningSecret(SecretString)?.current
  if (!current)
    throw new AppError('unavailable', { cause: new Error('The JWT secret has not been rotated yet') })
  return { key: await importJWK(current, ACCESS_TOKEN.algorithm), kid: current.kid, at: now.getTime() }
}

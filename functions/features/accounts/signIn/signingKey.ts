import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { importJWK, SignJWT, type CryptoKey } from 'jose'
import { AppError } from '../../../core/errors.ts'
import { ACCESS_TOKEN } from '../../../core/http/token.ts'
import type { FactorKey } from '../factor/sealed.ts'
import { parseSigningSecret } from '../../../core/identity/signingSecret.ts'

interface AccessClaims {
  person: number
  sessionId: string
  role: number
}
export type TokenSigner = (claims: AccessClaims, now: Date) => Promise<string>

/** Secrets of the account function. */
export interface AccountSecrets {
  sign: TokenSigner
  factorKey: FactorKey
}

interface Loaded {
  key: CryptoKey | Uint8Array
  kid: string
  factorKey: string | undefined
  at: number
}

/** Cache time of the secret; after a rotation the old key signs until it ends. */
const FRESH_MS = 5 * 60_000

/** Both throw `unavailable` before the first rotation; its cause is in the log. */
export function accountSecrets(secrets: SecretsManagerClient, secretArn: string): AccountSecrets {
  let loaded: Loaded | undefined
  const current = async (now: Date) => {
    if (!loaded || now.getTime() - loaded.at > FRESH_MS) loaded = await load(secrets, secretArn, now)
    return loaded
  }
  return {
    sign: async ({ person, sessionId, role }, now) => {
      const { key, kid } = await current(now)
      const issued = Math.floor(now.getTime() / 1000)
      return new SignJWT({ sid: sessionId, role })
        .setProtectedHeader({ alg: ACCESS_TOKEN.algorithm, kid })
        .setSubject(String(person))
        .setAudience(ACCESS_TOKEN.audience)
        .setIssuedAt(issued)
        .setExpirationTime(issued + ACCESS_TOKEN.seconds)
        .sign(key)
    },
    factorKey: async (now) => {
      const { factorKey } = await current(now)
      if (factorKey === undefined) throw missingKey('The JWT secret has no factorKey: rotate it once')
      return Buffer.from(factorKey, 'base64')
    },
  }
}

const missingKey = (cause: string) => new AppError('unavailable', { cause: new Error(cause) })

async function load(secrets: SecretsManagerClient, SecretId: string, now: Date): Promise<Loaded> {
  const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId }))
  const secret = parseSigningSecret(SecretString)
  if (!secret) throw missingKey('The JWT secret has not been rotated yet, or is unreadable')
  const { current, factorKey } = secret
  const key = await importJWK(current, ACCESS_TOKEN.algorithm)
  return { key, kid: current.kid, factorKey, at: now.getTime() }
}

import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import * as z from 'zod/mini'

const keySchema = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  d: z.string(),
  kid: z.string(),
})
export type SigningKey = z.infer<typeof keySchema>

const secretSchema = z.object({
  current: keySchema,
  previous: z.optional(keySchema),
  /** Encrypts second factors; rotations keep it. Base64 of 32 bytes. */
  factorKey: z.optional(z.string()),
})
/** `current` signs; tokens of `previous` are still accepted. */
export type SigningSecret = z.infer<typeof secretSchema>

/** Undefined for anything else, such as the random initial secret. */
export function parseSigningSecret(text: string | undefined): SigningSecret | undefined {
  try {
    return secretSchema.parse(JSON.parse(text ?? ''))
  } catch {
    return undefined
  }
}

export async function newSigningKey(kid: string): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  return keySchema.parse({ ...(await exportJWK(privateKey)), kid })
}

export const rotated = (secret: SigningSecret | undefined, key: SigningKey): SigningSecret => ({
  current: key,
  ...(secret && { previous: secret.current }),
  factorKey: secret?.factorKey ?? randomBytes(32).toString('base64'),
})

export const publicKeys = ({ current, previous }: SigningSecret): JWK[] =>
  [current, ...(previous ? [previous] : [])].map(({ kty, crv, x, kid }) => ({
    kty,
    crv,
    x,
    kid,
    alg: 'EdDSA',
    use: 'sig',
  }))

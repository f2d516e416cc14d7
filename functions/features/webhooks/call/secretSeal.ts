import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { AppError } from '../../../core/errors.ts'
import { FIRST_KEY, parseWebhookKeys, type WebhookKeys } from '../../../core/identity/webhookKeys.ts'
import { seal, unseal } from '../../accounts/index.ts'

type WebhookKeyReader = (id?: string) => Promise<{ id: string; key: Buffer }>

const FRESH_MS = 5 * 60_000

const missingKey = (cause: string) => new AppError('unavailable', { cause: new Error(cause) })

/** Caches the keys for five minutes; an unknown one is read at once. Throws `unavailable` before the first rotation. */
export function webhookKeyReader(
  secrets: SecretsManagerClient,
  SecretId: string,
  now: () => Date,
): WebhookKeyReader {
  let loaded: (WebhookKeys & { at: number }) | undefined
  const load = async () => {
    const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId }))
    const keys = parseWebhookKeys(SecretString)
    if (!keys) throw missingKey('The secret of webhooks has no keys: rotate the signing keys once')
    loaded = { ...keys, at: now().getTime() }
    return loaded
  }
  return async (requested) => {
    const isFresh = loaded !== undefined && now().getTime() - loaded.at < FRESH_MS
    const isKnown = requested === undefined || loaded?.keys[requested] !== undefined
    const { current, keys } = loaded && isFresh && isKnown ? loaded : await load()
    const id = requested ?? current
    const key = keys[id]
    if (key === undefined) throw missingKey(`The secret of webhooks has no key ${id}`)
    return { id, key: Buffer.from(key, 'base64') }
  }
}

export interface SecretSeal {
  seal: (webhook: string, secret: string) => Promise<string>
  unseal: (webhook: string, sealed: string) => Promise<string>
}

const SEPARATOR = '.'

/** Encrypts secrets; the result begins with the id of the key. */
export const secretSeal = (keyOf: WebhookKeyReader): SecretSeal => ({
  seal: async (webhook, secret) => {
    const { id, key } = await keyOf()
    return id + SEPARATOR + seal(key, webhook, Buffer.from(secret))
  },
  unseal: async (webhook, sealed) => {
    const [id = '', text] = sealed.split(SEPARATOR)
    const { key } = await keyOf(text === undefined ? FIRST_KEY : id)
    return unseal(key, webhook, text ?? sealed).toString()
  },
})

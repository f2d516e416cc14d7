import { hkdfSync, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'

const KEY_BYTES = 32

const keysSchema = z.object({
  current: z.string(),
  /** Base64; every key is retained, because it decrypts what it has encrypted. */
  keys: z.record(z.string(), z.string()),
})
export type WebhookKeys = z.infer<typeof keysSchema>

/** Id of the key for values without an id, which were encrypted with a key of the second factors. */
export const FIRST_KEY = 'factor'

export function parseWebhookKeys(text: string | undefined): WebhookKeys | undefined {
  try {
    return keysSchema.parse(JSON.parse(text ?? ''))
  } catch {
    return undefined
  }
}

const firstKey = (factorKey: string): string =>
  Buffer.from(hkdfSync('sha256', Buffer.from(factorKey, 'base64'), '', 'webhooks', KEY_BYTES)).toString(
    'base64',
  )

/** Adds a key that encrypts from now on; idempotent by its id. */
export function rotatedWebhookKeys(
  keys: WebhookKeys | undefined,
  { id, factorKey }: { id: string; factorKey: string },
): WebhookKeys {
  if (keys?.current === id) return keys
  const earlier = keys?.keys ?? { [FIRST_KEY]: firstKey(factorKey) }
  return { current: id, keys: { ...earlier, [id]: randomBytes(KEY_BYTES).toString('base64') } }
}

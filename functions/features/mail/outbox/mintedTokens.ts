import { createHash, randomBytes } from 'node:crypto'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import type { Key } from '../../../core/store/keys.ts'
import { mailKeys } from './mailKeys.ts'
import { linkToken, type LinkToken } from './linkTokens.ts'

const ITEMS = {
  resetPassword: (hash, item) => ({ ...mailKeys.resetToken(hash), ...item }),
  mailLink: (hash, item) => ({ ...mailKeys.mailToken(hash), ...item }),
  decision: (secretHash, { changeRequest, person, ...item }) => ({
    ...mailKeys.decisionLink(String(changeRequest), Number(person)),
    ...item,
    secretHash,
    seed: newToken(),
  }),
} satisfies Record<string, (hash: string, item: Item) => Key & Item>

/**
 * Placeholder for a token created when the mail is sent, so that neither outbox, stream nor replayed batches
 * contain a working link.
 */
export interface UnmintedToken {
  mint: keyof typeof ITEMS
  item: Item
  /** Seconds after sending; without it the token does not expire. */
  lifetime?: number
  prefix?: string
}

const newToken = () => randomBytes(32).toString('base64url')
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const isUnminted = (value: object): value is UnmintedToken =>
  'mint' in value && typeof value.mint === 'string' && value.mint in ITEMS

interface DerivedToken {
  derive: LinkToken
}

const isDerived = (value: object): value is DerivedToken => 'derive' in value

export interface TokenServices {
  table: Table
  originSecret: string
  now: () => Date
}

async function mintToken(
  { table, now }: TokenServices,
  { mint, item, lifetime, prefix = '' }: UnmintedToken,
) {
  const token = newToken()
  const ttl = lifetime === undefined ? {} : { ttl: Math.floor(now().getTime() / 1000) + lifetime }
  await table.put({ ...ITEMS[mint](hashOf(token), item), ...ttl })
  return prefix + token
}

/** Replaces placeholders by tokens; their items are stored first. */
export async function mintTokens(services: TokenServices, params: unknown): Promise<unknown> {
  if (typeof params !== 'object' || params === null) return params
  if (Array.isArray(params)) return Promise.all(params.map((one) => mintTokens(services, one)))
  if (isUnminted(params)) return mintToken(services, params)
  if (isDerived(params)) return linkToken(services.originSecret, params.derive)
  const entries = Object.entries(params).map(
    async ([name, value]) => [name, await mintTokens(services, value)] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

import { createHash, randomBytes } from 'node:crypto'
import type { Item, Table } from '../dynamo/table.ts'
import { keys, type Key } from '../keys.ts'
import { linkToken, type LinkToken } from './linkTokens.ts'

/** The items of tokens, which know a token's hash only. */
const ITEMS = {
  resetPassword: (hash, item) => ({ ...keys.resetToken(hash), ...item }),
  mailLink: (hash, item) => ({ ...keys.mailToken(hash), ...item }),
  decision: (secretHash, { change, person, ...item }) => ({
    ...keys.decisionLink(String(change), Number(person)),
    ...item,
    secretHash,
    seed: newToken(),
  }),
} satisfies Record<string, (hash: string, item: Item) => Key & Item>

/**
 * In a mail's parameters, the place of a token that is made when the mail is sent. Neither the outbox, nor the stream, nor a batch that was
 * kept for replay has a link that works.
 */
export interface UnmintedToken {
  mint: keyof typeof ITEMS
  /** Stored with the token. */
  item: Item
  /** Seconds from sending; without it the token works for good. */
  lifetime?: number
  /** Precedes the secret in the token. */
  prefix?: string
}

const newToken = () => randomBytes(32).toString('base64url')
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const isUnminted = (value: object): value is UnmintedToken =>
  'mint' in value && typeof value.mint === 'string' && value.mint in ITEMS

/** A token that is derived when the mail is sent; the table has its hash since it was due. */
export interface DerivedToken {
  derive: LinkToken
}

const isDerived = (value: object): value is DerivedToken => 'derive' in value

export interface TokenServices {
  table: Table
  originSecret: string
  now: () => Date
}

async function newlyMinted(
  { table, now }: TokenServices,
  { mint, item, lifetime, prefix = '' }: UnmintedToken,
) {
  const token = newToken()
  const ttl = lifetime === undefined ? {} : { ttl: Math.floor(now().getTime() / 1000) + lifetime }
  await table.put({ ...ITEMS[mint](hashOf(token), item), ...ttl })
  return prefix + token
}

/** Parameters with a token in each place of one; its item is in the table before. */
export async function mintTokens(services: TokenServices, params: unknown): Promise<unknown> {
  if (typeof params !== 'object' || params === null) return params
  if (Array.isArray(params)) return Promise.all(params.map((one) => mintTokens(services, one)))
  if (isUnminted(params)) return newlyMinted(services, params)
  if (isDerived(params)) return linkToken(services.originSecret, params.derive)
  const entries = Object.entries(params).map(
    async ([name, value]) => [name, await mintTokens(services, value)] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

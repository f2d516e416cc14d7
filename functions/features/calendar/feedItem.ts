import { hashSecret, isEqualSecret, newSecret } from '../../core/identity/refreshSecret.ts'
import type { Table } from '../../core/store/dynamo/table.ts'
import type { Key } from '../../core/store/keys.ts'

/** Address of a person's calendar; a new one replaces it. */
export interface FeedItem {
  /** Hash of the secret of the token `<person>.<secret>`. */
  hash: string
  created: string
  origin: string
}

export const feedKey = (person: number): Key<FeedItem> => ({ pk: `user#${person}`, sk: 'calendar-feed' })

export function newToken(person: number): { token: string; hash: string } {
  const secret = newSecret()
  return { token: `${person}.${secret}`, hash: hashSecret(secret) }
}

const TOKEN = /^([1-9]\d{0,9})\.([\w-]{43})$/

export async function feedOfToken(
  table: Table,
  token: string,
): Promise<{ person: number; feed: FeedItem } | undefined> {
  const [, id, secret = ''] = TOKEN.exec(token) ?? []
  const person = Number(id)
  const feed = id === undefined ? undefined : await table.get(feedKey(person), { consistent: true })
  return feed && isEqualSecret(feed.hash, hashSecret(secret)) ? { person, feed } : undefined
}

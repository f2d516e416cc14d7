import { MAX_API_TOKENS, type ApiToken } from '@flou/shared/accounts/apiToken.ts'
import { callerOfToken, keysOfToken } from '../../../core/http/tokenCaller.ts'
import { GSI1, keys, type Key } from '../../../core/store/keys.ts'
import { partitions } from '../../../core/store/partitions.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import type { ApiTokenItem } from '../../../core/store/storedItems.ts'
import { roleOf, userOf } from '../../../core/operations/caller.ts'

/** Days for which expired tokens stay in the list. */
const LISTED_DAYS = 30

export const apiTokenItem = (hash: string, token: ApiTokenItem): Key & Item => ({
  ...keys.apiToken(hash),
  ...token,
  ttl: Math.floor(Date.parse(token.row.expires) / 1000) + LISTED_DAYS * 86_400,
  gsi1pk: partitions.apiTokens(),
  gsi1sk: `${token.row.created}#${hash}`,
})

const PK = keys.apiToken('').pk

/** Newest first. */
export async function readApiTokens(table: Table): Promise<(ApiTokenItem & { hash: string })[]> {
  const { items } = await table.query<Key>({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :tokens',
    ExpressionAttributeValues: { ':tokens': partitions.apiTokens() },
    ScanIndexForward: false,
    // expired ones are listed, too
    Limit: 2 * MAX_API_TOKENS,
  })
  const hashes = items.map(({ pk }) => pk.slice(PK.length))
  const found = await table.getAll(hashes.map(keys.apiToken), { consistent: true })
  return found.flatMap((item, index) => (item ? [{ ...item, hash: hashes[index] ?? '' }] : []))
}

export const isExpired = ({ row }: ApiTokenItem, now: Date): boolean =>
  Date.parse(row.expires) <= now.getTime()

export async function listApiTokens(table: Table, now: Date): Promise<ApiToken[]> {
  const tokens = await readApiTokens(table)
  const related = await table.getAll(tokens.flatMap(keysOfToken))
  return tokens.map((token, index) => {
    const items = related.slice(3 * index, 3 * index + 3)
    const [user, , role] = items
    const { row, person, hash, isReadOnly } = token
    const isUsable = callerOfToken(token, items) !== undefined
    return {
      id: hash,
      name: row.name,
      by: { id: person, name: user ? userOf(user).fullName : row.by },
      roleName: role ? roleOf(role).name : '–',
      isReadOnly,
      created: row.created,
      expires: row.expires,
      lastUsed: row.lastUsed,
      state: isExpired(token, now) ? 'expired' : isUsable ? 'active' : 'ended',
    }
  })
}

import { API_TOKEN_PREFIX } from '@flou/shared/accounts/apiToken.ts'
import { hashSecret, newSecret } from '../identity/refreshSecret.ts'
import type { Table } from '../store/dynamo/table.ts'
import { keys } from '../store/keys.ts'

/** Stores an API token of the first user with the first role, and returns it. */
export async function putApiToken(table: Table): Promise<string> {
  const token = `${API_TOKEN_PREFIX}${newSecret()}`
  await table.put({
    ...keys.apiToken(hashSecret(token)),
    person: 1,
    creatorRole: 1,
    role: 1,
    isReadOnly: false,
    row: { name: 'Importer', by: 'Ayu', created: '2026-11-01', expires: '2027-01-01' },
  })
  return token
}

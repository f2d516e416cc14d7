import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import type { Key } from '../../../core/store/keys.ts'
import { mailKeys, mailPartitions } from './mailKeys.ts'
import { personHash } from '../../../core/store/personHash.ts'

const SUPPRESSION_REASONS = ['bounce', 'complaint'] as const
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number]

export interface Suppression {
  email: string
  reason: SuppressionReason
  at: string
}

export async function isSuppressed(table: Table, email: string): Promise<boolean> {
  return (await table.get(mailKeys.suppression(personHash(email)), { attributes: ['pk'] })) !== undefined
}

export const suppressionItem = (suppression: Suppression): Key & Item => {
  const { email, at } = suppression
  return {
    ...mailKeys.suppression(personHash(email)),
    row: JSON.stringify(suppression),
    gsi1pk: mailPartitions.suppressions(),
    gsi1sk: at,
  }
}

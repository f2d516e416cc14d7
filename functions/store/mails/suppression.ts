import type { Item, Table } from '../dynamo/table.ts'
import { keys, type Key } from '../keys.ts'
import { partitions } from '../partitions.ts'
import { personHash } from '../personHash.ts'

/** Why an address gets no mail: it does not exist, or its owner called a mail of ours spam. */
export const SUPPRESSION_REASONS = ['bounce', 'complaint'] as const
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number]

/** An address that gets no mail any more. */
export interface Suppression {
  email: string
  reason: SuppressionReason
  at: string
}

/** Whether an address gets no mail any more. */
export async function isSuppressed(table: Table, email: string): Promise<boolean> {
  return (await table.get(keys.suppression(personHash(email)), { attributes: ['pk'] })) !== undefined
}

export const suppressionItem = (suppression: Suppression): Key & Item => {
  const { email, at } = suppression
  return {
    ...keys.suppression(personHash(email)),
    row: JSON.stringify(suppression),
    gsi1pk: partitions.suppressions(),
    gsi1sk: at,
  }
}

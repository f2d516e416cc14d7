import { createHash, randomBytes } from 'node:crypto'
import { readEstimate, type Estimate } from '@flou/shared/pricing/estimate/estimate.ts'
import type { EstimateRow } from '@flou/shared/pricing/estimate/saved.ts'
import { daysAfter, startOfDay } from '@flou/shared/strings/calendar.ts'
import type { Key } from '../../core/store/keys.ts'
import type { Item } from '../../core/store/dynamo/table.ts'

/** `row` and `estimate` are JSON. */
export interface EstimateItem {
  row: string
  estimate: string
  editHash: string
}

export const estimateKey = (id: string): Key<EstimateItem> => ({ pk: `estimate#${id}`, sk: '-' })
export const ESTIMATES = 'estimates'

/** The edit key is stored as a hash, so table access does not allow editing. */
export interface StoredEstimate {
  row: EstimateRow
  estimate: Estimate
  editHash: string
}

export const newEstimateKey = (): string => randomBytes(16).toString('base64url')
const KEY = /^[\w-]{22}$/
export const isEstimateKey = (text: unknown): text is string => typeof text === 'string' && KEY.test(text)
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Deterministic id, so that staff create at most one contact message per estimate. */
export const estimateMessageId = (id: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['contactMessage', 'estimate', id]))
    .digest('hex')
    .slice(0, 32)

export const endOf = ({ lastDay }: Pick<EstimateRow, 'lastDay'>): Date => startOfDay(daysAfter(lastDay, 1))

export const estimateItem = ({ row, estimate, editHash }: StoredEstimate): Key & Item => ({
  ...estimateKey(row.id),
  gsi1pk: ESTIMATES,
  gsi1sk: `${row.created}#${row.id}`,
  row: JSON.stringify(row),
  estimate: JSON.stringify(estimate),
  editHash,
  ttl: Math.floor(endOf(row).getTime() / 1000),
})

export const estimateRowOf = ({ row }: Pick<EstimateItem, 'row'>): EstimateRow =>
  JSON.parse(row) as EstimateRow

export function storedEstimateOf(item: EstimateItem): StoredEstimate | undefined {
  const estimate = readEstimate(JSON.parse(item.estimate))
  return estimate && { row: estimateRowOf(item), estimate, editHash: item.editHash }
}

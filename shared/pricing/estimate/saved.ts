import { localPath, type Language } from '../../locale.ts'
import { pathTo } from '../../paths.ts'
import type { Totals } from '../totals.ts'
import type { Estimate } from './estimate.ts'

export const DEFAULT_ESTIMATE_DAYS = 90

/** Returns the link to a saved estimate. The id is in the fragment, so that it is not logged. */
export const estimatePath = (id: string, language: Language): string =>
  `${localPath(pathTo('calculator'), language)}#s=${id}`

/** Row without personal data. */
export interface EstimateRow {
  id: string
  name: string
  language: Language
  period: Estimate['period']
  created: string
  updated: string
  lastDay: string
  lines: number
  /** Rupiah scaled by 10⁴ with tax, at list prices; null if too large. */
  total: number | null
  /**
   * Lines without a price, excluded from the total. Absent in rows before 25 November 2026, whose total is 0
   * if too large.
   */
  unpriced?: number
  products: readonly number[]
  regions: readonly number[]
}

/** Saved estimate as opened by a link. Totals are recomputed from its price version. */
export interface SavedEstimate {
  estimate: Estimate
  totals: Totals | null
  updated: string
  lastDay: string
  isEditable: boolean
}

/** Response to saving: `id` permits reading, `editKey` permits editing and deleting. */
export interface SavedEstimateResponse {
  id: string
  editKey: string
  lastDay: string
  totals: Totals | null
}

export interface EstimateMessage {
  id: string
}

export interface EstimateCount {
  id: number
  title: string
  count: number
}
/** Demand in the newest `counted` saved estimates. */
export interface EstimateFigures {
  counted: number
  products: readonly EstimateCount[]
  regions: readonly EstimateCount[]
  days: readonly { day: string; count: number }[]
}
export type EstimateListRow = Omit<EstimateRow, 'products' | 'regions'> & {
  products: readonly string[]
  regions: readonly string[]
  url: string
  messageId?: string
}

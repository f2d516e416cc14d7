import { localPath, type Language } from '../../locale.ts'
import { pathTo } from '../../paths.ts'
import type { Totals } from '../totals.ts'
import type { Estimate } from './estimate.ts'

/** Days that a saved estimate is kept until editors have saved another number. */
export const DEFAULT_ESTIMATE_DAYS = 90

/** The path on the site that opens a saved estimate; the id is in the fragment, which no log sees. */
export const estimatePath = (id: string, language: Language): string =>
  `${localPath(pathTo('calculator'), language)}#s=${id}`

/** What staff see of saved estimates: nothing of it names a person. */
export interface EstimateRow {
  id: string
  /** What the visitor called it; may be ''. */
  name: string
  language: Language
  period: Estimate['period']
  /** ISO instants. */
  created: string
  updated: string
  /** The last day on which it can be opened, in Jakarta. */
  lastDay: string
  lines: number
  /** Rupiah scaled by 10⁴, list prices, tax included; computed by the server. Null where it is too large for a number. */
  total: number | null
  /**
   * Lines without a price, which the total is without. Absent in rows of before 25 November 2026: those have 0 for a total that is too
   * large, too.
   */
  unpriced?: number
  /** Ids, each once. */
  products: readonly number[]
  regions: readonly number[]
}

/** A saved estimate as its links open it: totals are computed anew each time, from the prices it was made with. */
export interface SavedEstimate {
  estimate: Estimate
  totals: Totals | null
  updated: string
  lastDay: string
  /** True where the caller's key allows to change it. */
  isEditable: boolean
}

/** The answer to saving: whoever has `id` can look at it, whoever has `editKey` as well can change and remove it. */
export interface SavedAnswer {
  id: string
  editKey: string
  lastDay: string
  totals: Totals | null
}

/** The contact message that staff made of an estimate. */
export interface EstimateMessage {
  /** Of the submission. */
  id: string
}

/** How often something was asked for. */
export interface EstimateCount {
  id: number
  title: string
  count: number
}
/** What saved estimates ask for: of the newest `counted`. */
export interface EstimateFigures {
  counted: number
  products: readonly EstimateCount[]
  regions: readonly EstimateCount[]
  /** Estimates by day (Jakarta), oldest first. */
  days: readonly { day: string; count: number }[]
}
export type EstimateListRow = Omit<EstimateRow, 'products' | 'regions'> & {
  products: readonly string[]
  regions: readonly string[]
  /** The link that opens it on the site. */
  url: string
  /** The contact message that staff made of it, for those who may read it. */
  messageId?: string
}

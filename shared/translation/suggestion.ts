import type { Language } from '../locale.ts'

export interface SuggestionQuery {
  text: string
  before?: string | undefined
  after?: string | undefined
}

export interface SuggestionRequest {
  from: Language
  segments: readonly SuggestionQuery[]
}

export interface Suggestion {
  /** 75 to 100; 100 only for an equal text with equal markup. */
  percent: number
  /** True if the text is equal and so are the segments around it. */
  isContext: boolean
  source: string
  target: string
  type: string
  id: number
}

export const MIN_PERCENT = 75
export const MAX_SUGGESTIONS = 5
export const MAX_SUGGESTION_SEGMENTS = 100

export type MatchBand = 'context' | 'exact' | 'high' | 'low'

export function bandOf({ percent, isContext }: Pick<Suggestion, 'percent' | 'isContext'>): MatchBand {
  if (isContext) return 'context'
  if (percent === 100) return 'exact'
  return percent >= 85 ? 'high' : 'low'
}

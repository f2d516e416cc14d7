import { SEO_RANGES, type SeoPart } from '../limits.ts'
import { withoutMarkup } from './excerpt.ts'
import { textLength } from './letters.ts'

interface SeoLength {
  count: number
  problem: 'short' | 'long' | undefined
}

export function seoLength(part: SeoPart, text: string): SeoLength {
  const count = textLength(withoutMarkup(text).trim())
  const { min, max } = SEO_RANGES[part]
  return { count, problem: count < min ? 'short' : count > max ? 'long' : undefined }
}

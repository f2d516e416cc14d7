import { isHarmless } from './harmlessMarkup.ts'

class SanitizerMissing extends Error {}

let sanitize: ((html: string) => string) | undefined

/** Sanitizes within `withSanitizer`, skipping the parser for safe markup. */
export function sanitizedForReaders(html: string): string {
  if (isHarmless(html)) return html
  if (!sanitize) throw new SanitizerMissing()
  return sanitize(html)
}

/** Runs `work`, and again with the parser (190 KB) if it needs one: stored markup is almost always safe. */
export async function withSanitizer<T>(work: () => T): Promise<T> {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof SanitizerMissing)) throw error
    const { sanitized } = await import('./sanitized.ts')
    sanitize = sanitized
    return work()
  }
}

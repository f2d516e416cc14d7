import type { Declaration } from '@flou/shared/content/declaration.ts'
import { visitRecord } from '@flou/shared/content/values/walk.ts'
import { languageOf, type Language } from '@flou/shared/locale.ts'

/** Rich text with pictures that are not in the library yet. */
export interface PendingText {
  readonly path: string
  readonly html: string
  readonly language: Language
  readonly uploads: readonly string[]
}

const UPLOAD = /<img data-upload="([^"]*)"/g

export function pendingTexts(declaration: Declaration, values: Record<string, unknown>): PendingText[] {
  const found: PendingText[] = []
  visitRecord(declaration, values, ({ kind }, html, { path, languageId = 0 }) => {
    if (kind !== 'richText' || typeof html !== 'string' || !html.includes('<img data-upload=')) return
    const uploads = [...html.matchAll(UPLOAD)].map(([, id = '']) => id)
    const language = languageOf(languageId)
    if (uploads.length > 0) found.push({ path: path.join('.'), html, language, uploads })
  })
  return found
}

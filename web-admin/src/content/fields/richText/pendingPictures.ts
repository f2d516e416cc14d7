import type { Shape } from '@flou/shared/content/shape.ts'
import { visitRecord } from '@flou/shared/content/values/walk.ts'
import { languageOf, type Language } from '@flou/shared/locale.ts'

/** A rich text with pictures that have been dropped into it and are not in the library. */
export interface PendingText {
  /** Its path in the form, `contents.0.content`. */
  readonly path: string
  readonly html: string
  readonly language: Language
  /** The ids of the uploads. */
  readonly uploads: readonly string[]
}

const UPLOAD = /<img data-upload="([^"]*)"/g

/** The rich texts of a form that hold pictures which the server would not take yet. */
export function pendingTexts(shape: Shape, values: Record<string, unknown>): PendingText[] {
  const found: PendingText[] = []
  visitRecord(shape, values, ({ kind }, html, { path, languageId = 0 }) => {
    if (kind !== 'richText' || typeof html !== 'string' || !html.includes('<img data-upload=')) return
    const uploads = [...html.matchAll(UPLOAD)].map(([, id = '']) => id)
    const language = languageOf(languageId)
    if (uploads.length > 0) found.push({ path: path.join('.'), html, language, uploads })
  })
  return found
}

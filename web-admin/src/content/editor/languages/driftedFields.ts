import type { Shape } from '@flou/shared/content/shape.ts'
import { textPath } from '@flou/shared/content/values/textPath.ts'
import { visitRecord } from '@flou/shared/content/values/walk.ts'
import { CONTENT_LANGUAGE_ID, otherLanguage } from '@flou/shared/locale.ts'
import type { FormValues } from '../../form/formErrors.ts'
import type { Drift } from '../../form/languages/DriftContext.ts'

/** Where the texts that lag behind stand in the form, in the order declared. */
export function driftedFields(shape: Shape, values: FormValues, marks: Drift['marks']): string[] {
  const found: string[] = []
  visitRecord(shape, values, (_, __, { path, languageId }) => {
    const later = marks[textPath(path)]
    if (later && languageId === CONTENT_LANGUAGE_ID[otherLanguage(later)]) found.push(path.join('.'))
  })
  return found
}

/** The one that follows `last`, from the start again after the last one; undefined where there is none. */
export const nextAfter = (fields: readonly string[], last: string | undefined): string | undefined =>
  fields[(fields.indexOf(last ?? '') + 1) % fields.length]

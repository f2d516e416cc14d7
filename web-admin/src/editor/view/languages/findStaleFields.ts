import type { Declaration } from '@flou/shared/content/declaration.ts'
import { visitRecord } from '@flou/shared/content/values/walk.ts'
import { CONTENT_LANGUAGE_ID, otherLanguage } from '@flou/shared/locale.ts'
import type { FormValues } from '../../../core/records/formErrors.ts'
import type { StaleTranslation } from '../../../fields/form/languages/StaleTranslationContext.ts'
import { textPath } from '@flou/shared/content/values/errorKey.ts'

export function findStaleFields(
  declaration: Declaration,
  values: FormValues,
  staleTexts: StaleTranslation['staleTexts'],
): string[] {
  const found: string[] = []
  visitRecord(declaration, values, (_, __, { path, languageId }) => {
    const newerLanguage = staleTexts[textPath(path)]
    if (newerLanguage && languageId === CONTENT_LANGUAGE_ID[otherLanguage(newerLanguage)])
      found.push(path.join('.'))
  })
  return found
}

export const nextAfter = (fields: readonly string[], last: string | undefined): string | undefined =>
  fields[(fields.indexOf(last ?? '') + 1) % fields.length]

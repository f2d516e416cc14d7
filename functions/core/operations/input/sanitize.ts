import { richTextProblem } from '@flou/shared/content/fields/text.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { findUndescribedPictures } from '@flou/shared/content/values/describedPictures.ts'
import { errorKey, errorKeyOf } from '@flou/shared/content/values/errorKey.ts'
import { mapRecord } from '@flou/shared/content/values/walk.ts'
import { CONTENT_LANGUAGE_ID, type Language } from '@flou/shared/locale.ts'
import { isBlankMarkup } from '@flou/shared/strings/visible.ts'
import { invalidFields } from '../../errors.ts'
import { sanitizedWithinLimits } from '../../store/sanitized.ts'
import type { Values } from '../../store/writeContext.ts'

function problemOf(before: string, after: string | undefined, isRequired: boolean): string | undefined {
  if (after === undefined) return 'formattingTooComplex'
  if (isRequired && isBlankMarkup(after) && !isBlankMarkup(before)) return 'required'
  return richTextProblem(after)
}

interface SanitizeOptions {
  isDraft?: boolean
  /** Requires descriptions of pictures in texts that these values do not have. */
  described?: Values | undefined
  /** Texts of the other language may be emptied. */
  onlyIn?: Language | undefined
}

/**
 * Sanitizes all rich texts. Throws `validation_failed` for texts nested too deeply, too large or, except in
 * drafts, emptied.
 */
export function sanitizeRecord(
  declaration: Declaration,
  record: Values,
  { isDraft = false, described, onlyIn }: SanitizeOptions = {},
): Values {
  const wrong: Record<string, string> = {}
  const isOptional = (languageId: number | undefined) =>
    isDraft ||
    (onlyIn !== undefined && languageId !== undefined && languageId !== CONTENT_LANGUAGE_ID[onlyIn])
  const clean = mapRecord(declaration, record, ({ kind, required }, value, { path, languageId }) => {
    if (kind !== 'richText' || typeof value !== 'string') return value
    const large = richTextProblem(value)
    const after = large === undefined ? sanitizedWithinLimits(value) : value
    const problem = large ?? problemOf(value, after, required && !isOptional(languageId))
    if (problem !== undefined) wrong[errorKey(path)] = problem
    return after
  })
  const undescribed = described ? findUndescribedPictures(declaration, clean, described) : {}
  for (const [path, problem] of Object.entries(undescribed)) wrong[errorKeyOf(path)] ??= problem
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong)
  return clean
}

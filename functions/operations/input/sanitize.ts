import { richTextProblem } from '@flou/shared/content/fields/text.ts'
import type { Shape } from '@flou/shared/content/shape.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { mapRecord } from '@flou/shared/content/values/walk.ts'
import { isBlankMarkup } from '@flou/shared/text/visible.ts'
import { invalidFields } from '../../appError.ts'
import { sanitizedWithinLimits } from '../../store/sanitized.ts'
import type { Values } from '../../store/writeContext.ts'

/** Why a text must not be stored as the sanitiser leaves it; emptied ones are required where the field is. */
function problemOf(before: string, after: string | undefined, isRequired: boolean): string | undefined {
  if (after === undefined) return 'formattingTooComplex'
  if (isRequired && isBlankMarkup(after) && !isBlankMarkup(before)) return 'required'
  return richTextProblem(after)
}

/**
 * A record whose rich texts are sanitised; every other value stays. Throws `validation_failed` with each text that is nested too
 * deeply, too large, or, unless it is a draft, emptied by the sanitiser.
 */
export function sanitizedRecord(shape: Shape, record: Values, { isDraft = false } = {}): Values {
  const wrong: Record<string, string> = {}
  const clean = mapRecord(shape, record, ({ kind, required }, value, { path }) => {
    if (kind !== 'richText' || typeof value !== 'string') return value
    const large = richTextProblem(value)
    const after = large === undefined ? sanitizedWithinLimits(value) : value
    const problem = large ?? problemOf(value, after, required && !isDraft)
    if (problem !== undefined) wrong[errorKey(path)] = problem
    return after
  })
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong)
  return clean
}

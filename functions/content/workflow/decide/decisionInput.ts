import { manyLines } from '@flou/shared/text/oneLine.ts'
import { typedText } from '@flou/shared/content/fields/field.ts'
import { CHANGE_TEXT_MAX } from '@flou/shared/workflow.ts'
import * as z from 'zod/mini'

/** What people say of a change. */
export const reasonText = typedText(CHANGE_TEXT_MAX, manyLines)
export const optionalReason = z.optional(reasonText)

/** Names what was shown to whoever decides. */
export const hash = z.string('required').check(z.maxLength(64, 'invalid'))

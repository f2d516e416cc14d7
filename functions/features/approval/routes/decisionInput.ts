import { manyLines } from '@flou/shared/strings/oneLine.ts'
import { typedText } from '@flou/shared/content/fields/field.ts'
import { CHANGE_REQUEST_TEXT_MAX } from '@flou/shared/approval/workflow.ts'
import * as z from 'zod/mini'

export const reasonText = typedText(CHANGE_REQUEST_TEXT_MAX, manyLines)
export const optionalReason = z.optional(reasonText)

/** Hash of the content shown to the approver. */
export const hash = z.string('required').check(z.maxLength(64, 'invalid'))

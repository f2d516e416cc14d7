import { CHANGE_TEXT_MAX } from '@flou/shared/workflow.ts'
import * as z from 'zod/mini'

/** What people say of a change. */
export const reasonText = z
  .string('required')
  .check(
    z.maxLength(2 * CHANGE_TEXT_MAX, { error: `tooLong:${CHANGE_TEXT_MAX}`, abort: true }),
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(CHANGE_TEXT_MAX, `tooLong:${CHANGE_TEXT_MAX}`),
  )
export const optionalReason = z.optional(reasonText)

/** Names what was shown to whoever decides. */
export const hash = z.string('required').check(z.maxLength(64, 'invalid'))

import { LIMITS } from '../../limits.ts'
import { placeholderProblem, type PlaceholderRule } from '../../mail/placeholders.ts'
import { manyLines, oneLine } from '../../strings/oneLine.ts'
import { atMost, field, filled, type Editor } from './field.ts'
import type * as z from 'zod/mini'

const checked =
  (rule: PlaceholderRule): z.core.CheckFn<string> =>
  (payload) => {
    const message = payload.value === '' ? undefined : placeholderProblem(payload.value, rule)
    if (message !== undefined)
      payload.issues.push({ code: 'custom', message, input: payload.value, path: [] })
  }

const EDITOR: Editor = 'mailText'

export const mailLine = (rule: PlaceholderRule) =>
  field(
    {
      kind: 'text',
      initial: '',
      schema: filled({ atMost: atMost(LIMITS.text), normalized: oneLine, checks: [checked(rule)] }),
    },
    { maxLength: LIMITS.text, editor: EDITOR, rule },
  )

export const mailParagraphs = (rule: PlaceholderRule) =>
  field(
    {
      kind: 'longText',
      initial: '',
      schema: filled({ atMost: atMost(LIMITS.longText), normalized: manyLines, checks: [checked(rule)] }),
    },
    { maxLength: LIMITS.longText, editor: EDITOR, rule },
  )

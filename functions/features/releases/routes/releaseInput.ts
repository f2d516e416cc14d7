import { CHANGE_REQUEST_TEXT_MAX } from '@flou/shared/approval/workflow.ts'
import { typedText } from '@flou/shared/content/fields/field.ts'
import {
  RELEASE_DECISIONS,
  RELEASE_NAME_MAX,
  RELEASE_NOTE_MAX,
  RELEASE_OPERATIONS,
  type NewRelease,
  type NewReleaseItem,
  type ReleaseDecision,
  type ReleaseUndo,
  type ReleaseVersion,
  type UpdatedRelease,
  type UpdatedReleaseItem,
} from '@flou/shared/releases/release.ts'
import { manyLines } from '@flou/shared/strings/oneLine.ts'
import * as z from 'zod/mini'

const instant = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'date'))
const name = z
  .string('required')
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(RELEASE_NAME_MAX, `tooLong:${RELEASE_NAME_MAX}`))
const note = z.string().check(z.maxLength(RELEASE_NOTE_MAX, `tooLong:${RELEASE_NOTE_MAX}`))
const whole = z.int().check(z.minimum(0))
const body = z.record(z.string(), z.unknown())

export const newRelease = z.object({
  name,
  note: z.optional(note),
  publishAt: z.optional(instant),
}) as z.ZodMiniType<NewRelease>
export const updatedRelease = z.object({
  recordVersion: whole,
  name: z.optional(name),
  note: z.optional(note),
  publishAt: z.optional(z.nullable(instant)),
}) as z.ZodMiniType<UpdatedRelease>
export const newItem = z.object({
  operation: z.enum(RELEASE_OPERATIONS),
  type: z.string('required'),
  recordId: z.optional(whole),
  parentId: z.optional(whole),
  body: z.optional(body),
  recordVersion: z.optional(whole),
}) as z.ZodMiniType<NewReleaseItem>
export const updatedItem = z.object({
  body,
  recordVersion: z.optional(whole),
}) as z.ZodMiniType<UpdatedReleaseItem>
export const decision = z.object({
  decision: z.enum(RELEASE_DECISIONS),
  hash: z.string('required').check(z.maxLength(64, 'invalid')),
  message: z.optional(typedText(CHANGE_REQUEST_TEXT_MAX, manyLines)),
}) as z.ZodMiniType<ReleaseDecision>
export const version = z.object({ recordVersion: whole }) as z.ZodMiniType<ReleaseVersion>
export const undoing = z.object({
  recordVersion: whole,
  isForced: z.optional(z.boolean()),
}) as z.ZodMiniType<ReleaseUndo>

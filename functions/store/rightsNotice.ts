import type { PersonRef } from '@flou/shared/account.ts'
import { PERMISSIONS } from '@flou/shared/content/permissions.ts'
import * as z from 'zod/mini'
import type { Item } from './dynamo/table.ts'
import { keys, type Key } from './keys.ts'

const KIND = 'rightsChanged'
const KEPT_SECONDS = 30 * 86_400

const key = z.enum(PERMISSIONS)
const noticeSchema = z.object({
  kind: z.literal(KIND),
  id: z.string(),
  /** A role's name, or a person's. */
  title: z.string(),
  by: z.object({ id: z.number(), name: z.string() }),
  /** Permission keys that a role gained and lost. */
  given: z.optional(z.array(key)),
  taken: z.optional(z.array(key)),
  /** True if changes of the role need approval from now on; absent if that did not change. */
  needsApproval: z.optional(z.boolean()),
  /** Names of a person's roles; '' for none. */
  roles: z.optional(z.object({ from: z.string(), to: z.string() })),
})
export type RightsNotice = z.infer<typeof noticeSchema>
/** A change of what a role permits, or of a person's role. */
export type RightsChange = Pick<RightsNotice, 'title' | 'given' | 'taken' | 'needsApproval' | 'roles'>

/** The notice by which `dispatch` mails a change of rights to everybody who manages roles. */
export const rightsNoticeItem = (
  change: RightsChange,
  { id, by, now }: { id: string; by: PersonRef; now: Date },
): Key & Item => ({
  ...keys.rightsNotice(id),
  kind: KIND,
  id,
  by: { id: by.id, name: by.name },
  ...change,
  ttl: Math.floor(now.getTime() / 1000) + KEPT_SECONDS,
})

/** The change of rights that a notice names; undefined for notices of another kind. */
export const rightsNoticeOf = (item: unknown): RightsNotice | undefined => noticeSchema.safeParse(item).data

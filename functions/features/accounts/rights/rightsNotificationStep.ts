import type { PersonRef } from '@flou/shared/accounts/account.ts'
import type { Grant } from '@flou/shared/content/permissions.ts'
import * as z from 'zod/mini'
import type { Item } from '../../../core/store/dynamo/table.ts'
import type { Key } from '../../../core/store/keys.ts'
import { accountKeys } from '../person.ts'

const KIND = 'rightsChanged'
const RETENTION_SECONDS = 30 * 86_400

const grants = z.array(z.string() as z.ZodMiniType<Grant>)
const notificationSchema = z.object({
  kind: z.literal(KIND),
  id: z.string(),
  title: z.string(),
  by: z.object({ id: z.number(), name: z.string() }),
  granted: z.optional(grants),
  revoked: z.optional(grants),
  needsApproval: z.optional(z.boolean()),
  roles: z.optional(z.object({ from: z.string(), to: z.string() })),
})
export type RightsNotification = z.infer<typeof notificationSchema>
export type RightsUpdate = Pick<
  RightsNotification,
  'title' | 'granted' | 'revoked' | 'needsApproval' | 'roles'
>

/** Returns the notification about changed permissions for all role managers. */
export const rightsNotificationItem = (
  update: RightsUpdate,
  { id, by, now }: { id: string; by: PersonRef; now: Date },
): Key & Item => ({
  ...accountKeys.rightsNotification(id),
  kind: KIND,
  id,
  by: { id: by.id, name: by.name },
  ...update,
  ttl: Math.floor(now.getTime() / 1000) + RETENTION_SECONDS,
})

export const rightsNotificationOf = (item: unknown): RightsNotification | undefined =>
  notificationSchema.safeParse(item).data

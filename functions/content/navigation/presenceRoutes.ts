import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Permission } from '@flou/shared/content/permissions.ts'
import type { Area } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import * as z from 'zod/mini'
import { endpoint } from '../../http/endpoint.ts'
import type { Route } from '../../http/router.ts'
import { leave, meet } from './presence.ts'

const openForm = z.object({
  /** 0 for a section. */
  id: z.int().check(z.minimum(0)),
  /** Names one form of one tab. */
  tab: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  /** The form is being closed. */
  isLeaving: z.optional(z.boolean()),
})

/** Who may edit a type may know who else does. */
const permissionsOf = (areas: readonly Area[], key: string): Permission[] =>
  areas
    .filter(({ screens }) => screens.some(({ type }) => type?.key === key))
    .map(({ permission }) => permission)

/** `POST /api/dashboard/presence/{type}` `{ id, tab, isLeaving? }`: this form is open; `Presence[]`, who else has it open. */
export const presenceRoutes = ({ areas, types }: Registry): Route[] =>
  [...types.keys()]
    .map((key) => ({ key, permission: permissionsOf(areas, key) }))
    .filter(({ permission }) => permission.length > 0)
    .map(({ key, permission }) => ({
      method: 'POST',
      path: STAFF_PATHS.presence(key),
      endpoint: endpoint({
        permission,
        input: openForm,
        handle: async ({ body: { id, tab, isLeaving }, caller, services: { table, now } }) => {
          const form = { type: key, id, tab, caller, now: now() }
          if (!isLeaving) return { data: await meet(table, form) }
          await leave(table, form)
          return { data: [] }
        },
      }),
    }))

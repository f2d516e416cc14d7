import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Permission } from '@flou/shared/content/permissions.ts'
import type { Area } from '@flou/shared/content/screens.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import type { Route } from '../http/router.ts'
import { removePresence, reportPresence } from './presence.ts'

const openForm = z.object({
  id: z.int().check(z.minimum(0)),
  tab: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  isLeaving: z.optional(z.boolean()),
})

const permissionsOf = (areas: readonly Area[], key: string): Permission[] =>
  areas
    .filter(({ screens }) => screens.some(({ type }) => type?.key === key))
    .map(({ permission }) => permission)

/**
 * `POST /api/dashboard/presence/{type}` `{ id, tab, isLeaving? }`: reports an open form; returns other open
 * forms and the latest save.
 */
export const presenceRoutes = ({ areas, types }: Registry): Route[] =>
  [...types.values()]
    .map((type) => ({ type, permission: permissionsOf(areas, type.key) }))
    .filter(({ permission }) => permission.length > 0)
    .map(({ type, permission }) => ({
      method: 'POST',
      path: STAFF_PATHS.presence(type.key),
      endpoint: endpoint({
        permission,
        input: openForm,
        handle: async ({ body: { id, tab, isLeaving }, caller, services: { table, now } }) => {
          const form = { type, id, tab, caller, now: now() }
          if (!isLeaving) return { data: await reportPresence(table, form) }
          await removePresence(table, form)
          return { data: { others: [] } }
        },
      }),
    }))

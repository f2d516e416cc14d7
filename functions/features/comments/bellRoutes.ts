import { MAX_NOTIFICATIONS } from '@flou/shared/comments.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import * as z from 'zod/mini'
import { endpoint } from '../../core/http/endpoint.ts'
import type { Route } from '../../core/http/router.ts'
import { SIGNED_IN } from '../../core/operations/permission.ts'
import { markRead, readBell } from './bell.ts'

const readInput = z.object({
  ids: z
    .array(
      z
        .string()
        .check(z.maxLength(26, { error: 'invalid', abort: true }), z.regex(/^[0-9A-Z]{26}$/, 'invalid')),
    )
    .check(z.minLength(1), z.maxLength(MAX_NOTIFICATIONS)),
})

/** The caller's notifications and open tasks. */
export const bellRoutes = (registry: Registry): Route[] => [
  {
    method: 'GET',
    path: STAFF_PATHS.bell,
    endpoint: endpoint({
      permission: SIGNED_IN,
      handle: async (call) => ({ data: await readBell(call, registry) }),
    }),
  },
  {
    method: 'POST',
    path: STAFF_PATHS.readNotifications,
    endpoint: endpoint({
      permission: SIGNED_IN,
      input: readInput,
      handle: async (call) => {
        await markRead(call, call.body.ids)
        return { data: null }
      },
    }),
  },
]

import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { Permission } from '@flou/shared/content/permissions.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { endpoint } from '../http/endpoint.ts'
import { SIGNED_IN } from '../operations/permission.ts'
import type { Route } from '../http/router.ts'

const typesFor = (
  { areas }: Registry,
  permissions: ReadonlySet<Permission>,
): ReadonlyMap<string, ContentType> =>
  new Map(
    areas
      .filter(({ permission }) => permissions.has(permission))
      .flatMap(({ screens }) =>
        screens.flatMap(({ type }) => (type && !type.single ? [[type.key, type] as const] : [])),
      ),
  )

/** `GET /api/dashboard/search?keyword=`: searches all texts of the permitted types in both languages. */
export const searchRoutes = (registry: Registry): Route[] => [
  {
    method: 'GET',
    path: STAFF_PATHS.search,
    endpoint: endpoint({
      permission: SIGNED_IN,
      handle: async ({ query, caller, language, services: { table } }) => {
        const { searchAll } = await import('../store/read/searchAll.ts')
        const data = await searchAll(table, {
          keyword: (query.keyword ?? '').slice(0, LIMITS.text),
          types: typesFor(registry, caller.permissions),
          language,
        })
        return { data }
      },
    }),
  },
]

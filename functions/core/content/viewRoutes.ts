import { typedText } from '@flou/shared/content/fields/field.ts'
import { INBOX_PATHS, STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Permission } from '@flou/shared/content/permissions.ts'
import type { SavedView, SavedViews } from '@flou/shared/accounts/account.ts'
import { apiScreens } from '@flou/shared/content/routing/apiRoutes.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import * as z from 'zod/mini'
import { AppError } from '../errors.ts'
import type { Answer, StaffCall } from '../http/call.ts'
import { endpoint } from '../http/endpoint.ts'
import { SIGNED_IN } from '../operations/permission.ts'
import type { Route } from '../http/router.ts'
import { keys } from '../store/keys.ts'

const viewSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  name: typedText(LIMITS.viewName),
  search: z.string().check(z.maxLength(LIMITS.viewSearch)),
  isDefault: z.boolean(),
})
const isUnlike = (views: readonly SavedView[]) =>
  new Set(views.map(({ name }) => name.toLowerCase())).size === views.length &&
  views.filter(({ isDefault }) => isDefault).length <= 1

const inputSchema = z.object({
  list: z.string().check(z.maxLength(LIMITS.text)),
  views: z.array(viewSchema).check(z.maxLength(LIMITS.views), z.refine(isUnlike)),
})

async function read({ services: { table }, caller }: StaffCall): Promise<Answer> {
  const { pk } = keys.views(caller.id, '')
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :person',
    ExpressionAttributeValues: { ':person': pk },
  })
  const views = items.map(({ sk, views }) => [String(sk), JSON.parse(String(views)) as SavedView[]] as const)
  return { data: Object.fromEntries(views) satisfies SavedViews }
}

const listsOf = (registry: Registry) =>
  new Map([
    ...apiScreens(registry)
      .filter(({ type }) => !type.single)
      .map(({ path, area }) => [path, area.permission] as const),
    ...registry.areas.flatMap(({ permission, screens }) =>
      screens.flatMap(({ custom, form }) =>
        custom === 'inboxList' && form ? [[INBOX_PATHS.list(form), permission] as const] : [],
      ),
    ),
  ])

async function write(
  { services: { table }, caller, body: { list, views } }: StaffCall & { body: z.infer<typeof inputSchema> },
  permission: Permission | undefined,
): Promise<Answer> {
  if (permission === undefined) throw new AppError('not_found')
  if (!caller.permissions.has(permission)) throw new AppError('forbidden')
  await table.put({ ...keys.views(caller.id, list), views: JSON.stringify(views) })
  return { data: views }
}

/** Saved list views per user. A write replaces the views of one list; the last write wins. */
export function viewRoutes(registry: Registry): Route[] {
  const lists = listsOf(registry)
  return [
    { method: 'GET', path: STAFF_PATHS.views, endpoint: endpoint({ permission: SIGNED_IN, handle: read }) },
    {
      method: 'PUT',
      path: STAFF_PATHS.views,
      endpoint: endpoint({
        permission: SIGNED_IN,
        input: inputSchema,
        handle: (call) => write(call, lists.get(call.body.list)),
      }),
    },
  ]
}

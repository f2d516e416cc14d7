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
import type { Caller } from '../operations/operation.ts'
import { isPermitted, requireRight, SIGNED_IN } from '../operations/permission.ts'
import type { Route } from '../http/router.ts'
import type { Item, Table } from '../store/dynamo/table.ts'
import { keys, type Key } from '../store/keys.ts'

const ID = /^[\w-]{1,40}$/
const list = z.string().check(z.maxLength(LIMITS.text))
const content = {
  name: typedText(LIMITS.viewName),
  search: z.string().check(z.maxLength(LIMITS.viewSearch)),
}
const viewSchema = z.object({ id: z.string().check(z.regex(ID)), ...content, isDefault: z.boolean() })
const sharedSchema = z.object({ list, ...content })
const isUnlike = (views: readonly SavedView[]) =>
  new Set(views.map(({ name }) => name.toLowerCase())).size === views.length &&
  views.filter(({ isDefault }) => isDefault).length <= 1

const inputSchema = z.object({
  list,
  sharedDefault: z.optional(z.string().check(z.regex(ID))),
  views: z.array(viewSchema).check(z.maxLength(LIMITS.views), z.refine(isUnlike)),
})

type Lists = ReadonlyMap<string, Permission>
type StoredView = SavedView & { list: string }

const viewsIn = async (table: Table, { pk, sk }: Key): Promise<Item[]> =>
  (
    await table.query({
      KeyConditionExpression: 'pk = :pk and begins_with(sk, :list)',
      ExpressionAttributeValues: { ':pk': pk, ':list': sk },
    })
  ).items

async function read({ services: { table }, caller }: StaffCall, lists: Lists): Promise<Answer> {
  const [own, shared] = await Promise.all([
    viewsIn(table, keys.views(caller.id, '/')),
    viewsIn(table, { ...keys.sharedView('', ''), sk: '/' }),
  ])
  const views: Record<string, SavedView[]> = {}
  for (const { sk, views: texts } of own) views[String(sk)] = JSON.parse(String(texts)) as SavedView[]
  for (const { view } of shared) {
    const { list, ...one } = JSON.parse(String(view)) as StoredView
    const permission = lists.get(list)
    if (permission && isPermitted(permission, caller)) {
      const isDefault = own.some(({ sk, sharedDefault }) => sk === list && sharedDefault === one.id)
      ;(views[list] ??= []).push({ ...one, isDefault })
    }
  }
  return { data: views satisfies SavedViews }
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

function requireList(lists: Lists, list: string, caller: Caller): Permission {
  const permission = lists.get(list)
  if (permission === undefined) throw new AppError('not_found')
  if (!isPermitted(permission, caller)) throw new AppError('forbidden')
  return permission
}

async function write(
  { services: { table }, caller, body }: StaffCall & { body: z.infer<typeof inputSchema> },
  lists: Lists,
): Promise<Answer> {
  const { list, views, sharedDefault } = body
  requireList(lists, list, caller)
  await table.put({
    ...keys.views(caller.id, list),
    views: JSON.stringify(views),
    ...(sharedDefault !== undefined && { sharedDefault }),
  })
  return { data: views }
}

/** Returns a shared view; its author or editors of the list may change it. */
async function changeableView(
  { services: { table }, parameters, caller }: StaffCall,
  list: string,
  lists: Lists,
) {
  const permission = requireList(lists, list, caller)
  const { id = '' } = parameters
  if (!ID.test(id)) throw new AppError('not_found')
  const key = keys.sharedView(list, id)
  const stored = await table.get(key, { consistent: true })
  const view = stored && (JSON.parse(String(stored.view)) as StoredView)
  if (view && view.sharedBy?.id !== caller.id) requireRight(permission, caller, ['edit'])
  return { key, id, view }
}

async function share(
  call: StaffCall & { body: z.infer<typeof sharedSchema> },
  lists: Lists,
): Promise<Answer> {
  const { body, caller, services } = call
  const { key, id, view } = await changeableView(call, body.list, lists)
  const others = view ? [] : await viewsIn(services.table, keys.sharedView(body.list, ''))
  if (others.length >= LIMITS.views) throw new AppError('bad_request')
  const sharedBy = view?.sharedBy ?? { id: caller.id, name: caller.name }
  const stored = { ...body, id, isDefault: false, sharedBy } satisfies StoredView
  await services.table.put({ ...key, view: JSON.stringify(stored) })
  return { data: stored }
}

async function unshare(call: StaffCall, lists: Lists): Promise<Answer> {
  const { key } = await changeableView(call, call.query.list ?? '', lists)
  await call.services.table.remove(key)
  return { data: null }
}

/** Saved views: a user's are replaced per list, and the last write wins; shared ones are written one by one. */
export function viewRoutes(registry: Registry): Route[] {
  const lists = listsOf(registry)
  return [
    {
      method: 'GET',
      path: STAFF_PATHS.views,
      endpoint: endpoint({ permission: SIGNED_IN, handle: (call) => read(call, lists) }),
    },
    {
      method: 'PUT',
      path: STAFF_PATHS.views,
      endpoint: endpoint({
        permission: SIGNED_IN,
        input: inputSchema,
        handle: (call) => write(call, lists),
      }),
    },
    {
      method: 'PUT',
      path: STAFF_PATHS.sharedView('{id}'),
      endpoint: endpoint({
        permission: SIGNED_IN,
        input: sharedSchema,
        handle: (call) => share(call, lists),
      }),
    },
    {
      method: 'DELETE',
      path: STAFF_PATHS.sharedView('{id}'),
      endpoint: endpoint({ permission: SIGNED_IN, handle: (call) => unshare(call, lists) }),
    },
  ]
}

import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Permission } from '@flou/shared/content/permissions.ts'
import type { Option } from '@flou/shared/api.ts'
import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import { contentTypes, type Registry, type TypeKey } from '@flou/shared/content/registry.ts'
import { auditArea } from '@flou/shared/content/types/staff.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { fieldsIn } from '@flou/shared/content/values/walk.ts'
import type { Answer, Call } from '../http/call.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Route } from '../http/router.ts'
import { idsByKeyword, rowsById } from '../store/read/list/keyword.ts'
import { APPROVE } from '../operations/permission.ts'
import { listRows } from '../store/read/list/listRows.ts'

const MAX_OPTIONS = 50

const idsIn = (text: string): number[] =>
  text
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, MAX_OPTIONS)

async function optionRows({ query, services: { table } }: Call, type: ContentType): Promise<string[]> {
  const { ids = '', keyword = '' } = query
  if (ids !== '') return rowsById(table, type, { ids: idsIn(ids) })
  if (keyword.trim() === '') return (await listRows(table, type, { page: 1, perPage: MAX_OPTIONS })).rows
  const { ids: found } = await idsByKeyword(table, type, { keyword: keyword.slice(0, 255) })
  return rowsById(table, type, { ids: found.slice(0, MAX_OPTIONS) })
}

const optionOf = (row: string): Option => {
  const { id, titles } = JSON.parse(row) as { id: number; titles: Option['title'] }
  return { id, title: titles }
}

async function answerOptions(call: Call, type: ContentType): Promise<Answer> {
  return { data: (await optionRows(call, type)).map(optionOf) }
}

const hasReferenceTo = (declaration: Declaration, target: string): boolean =>
  fieldsIn(declaration).some((field) => 'to' in field && field.to === target)

const EXTRA_PERMISSIONS: Readonly<Record<string, readonly Permission[]>> = {
  user: [auditArea.permission],
} satisfies Partial<Record<TypeKey, readonly Permission[]>>

/** Editors of the type or of types that reference it, and approvers. */
const permissionsToPick = ({ areas }: Registry, { key, declaration }: ContentType): Permission[] => [
  APPROVE,
  ...(EXTRA_PERMISSIONS[key] ?? []),
  ...areas
    .filter(({ screens }) =>
      screens.some(
        ({ type }: { readonly type?: AnyType }) =>
          type && (type.declaration === declaration || hasReferenceTo(type.declaration, key)),
      ),
    )
    .map(({ permission }) => permission),
]

/** `GET /api/dashboard/options/{type}?keyword=&ids=`: entries of reference pickers. */
export const optionRoutes = (registry: Registry): Route[] =>
  contentTypes(registry)
    .filter(({ parent }) => !parent)
    .map((type) => ({
      method: 'GET',
      path: STAFF_PATHS.options(type.key),
      endpoint: endpoint({
        permission: permissionsToPick(registry, type),
        handle: (call) => answerOptions(call, type),
      }),
    }))

import type { TableAccess } from '@flou/functions/core/manifest.ts'
import { usesOf, type TableCall } from '@flou/functions/core/store/testTableWithin.ts'
import { isLike, type Request as PermissionRequest } from '@flou/local/aws/evaluatePolicy.ts'
import { roleSchema, type RequestPermissions } from '@flou/local/aws/permissions.ts'
import { readRoles } from '@flou/local/lambda/functions.ts'
import type { Foundation } from '@flou/local/runtime/foundation.ts'

const TABLE_ACTION = /^dynamodb:(\w+)$/
const INDEX = /\/index\/(\w+)$/

interface Allowed {
  action: string
  resource: string
}

function tableCallsOf({ action, resource, context = {} }: PermissionRequest): TableCall[] {
  const [, name] = TABLE_ACTION.exec(action) ?? []
  const index = INDEX.exec(resource)?.[1]
  return [context['dynamodb:LeadingKeys'] ?? []]
    .flat()
    .map((pk) => ({ action: name as TableCall['action'], pk, index }))
}

const textOf = ({ action, resource }: Allowed) => `${action} on ${resource}`

/** Records the statements of roles that calls use; calls that no statement allows throw as before. */
export function recordUses({ stack, permissions, functions, machines }: Foundation) {
  const used = new Map<string, Set<string>>()
  const tableCalls = new Map<string, TableCall[]>()
  const denied: [callerId: string, request: string][] = []
  const roles = stack.all('AWS::IAM::Role', roleSchema)
  const roleOf = new Map([...readRoles(stack), ...machines.map(({ id, role }) => [id, role] as const)])

  function allowed(callerId: string): Allowed[] {
    return roles
      .filter(({ logicalId }) => logicalId === roleOf.get(callerId))
      .flatMap(({ Policies = [] }) => Policies)
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
      .filter(({ Effect }) => Effect === 'Allow')
      .flatMap(({ Action = [], Resource = [] }) =>
        [Action].flat().flatMap((action) => [Resource].flat().map((resource) => ({ action, resource }))),
      )
  }
  const allowedById = new Map([...roleOf.keys()].map((id) => [id, allowed(id)]))

  function record(callerId: string, request: Allowed): void {
    const own = used.get(callerId) ?? new Set()
    used.set(callerId, own)
    for (const one of allowedById.get(callerId) ?? [])
      if (isLike(one.action, request.action) && isLike(one.resource, request.resource)) own.add(textOf(one))
  }

  /** Functions may retry a denied call later, or go on without its answer. */
  function recordDenial(callerId: string, request: PermissionRequest, require: () => void): void {
    try {
      require()
    } catch (cause) {
      const keys = request.context?.['dynamodb:LeadingKeys'] ?? []
      denied.push([callerId, `${textOf(request)} ${String(keys)}`])
      throw cause
    }
  }

  const recording: RequestPermissions = {
    ...permissions,
    require(callerId, action, resource) {
      recordDenial(callerId, { action, resource }, () => permissions.require(callerId, action, resource))
      record(callerId, { action, resource })
    },
    requireRequest(callerId, request) {
      recordDenial(callerId, request, () => permissions.requireRequest(callerId, request))
      record(callerId, request)
      const own = tableCalls.get(callerId) ?? []
      tableCalls.set(callerId, own)
      own.push(...tableCallsOf(request))
    },
  }
  return {
    permissions: recording,
    idOf: (name: string): string => functions.named(name).settings.logicalId,
    allowedBy: (id: string): string[] => allowed(id).map(textOf),
    usedBy: (id: string): ReadonlySet<string> => used.get(id) ?? new Set(),
    deniedTo: (id: string): string[] =>
      denied.flatMap(([callerId, request]) => (callerId === id ? [request] : [])),
    tableUsesOf: (id: string, access: TableAccess): ReadonlySet<string> =>
      new Set((tableCalls.get(id) ?? []).flatMap((call) => usesOf(access, call))),
  }
}

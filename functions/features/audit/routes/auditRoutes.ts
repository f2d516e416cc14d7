import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { auditArea } from '@flou/shared/content/types/staff.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import type { Language } from '@flou/shared/locale.ts'
import { AppError } from '../../../core/errors.ts'
import type { Answer, Call } from '../../../core/http/call.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import type { Route } from '../../../core/http/router.ts'
import type { AuditRow } from '../../../core/store/items/auditItem.ts'
import { dataOf } from '../../../core/store/liveItem.ts'
import { getAudit, listAudit, type AuditQuery } from './auditLog.ts'
import { getRevision } from '../../../core/store/read/revisions.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { auditSentence } from './auditSentence.ts'
import { exportInput, recordLogExport } from './recordExport.ts'
import { periodOf } from './period.ts'
import type { OpenSeals } from './auditLogEndpoints.ts'

const integer = (text: string | undefined): number | undefined =>
  /^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined

function entityIdOf({ query }: Call, { types }: Registry): number | undefined {
  const requestedId = integer(query.entityId)
  return requestedId ?? (types.get(query.entity ?? '')?.single ? 0 : undefined)
}

function auditQuery(call: Call, registry: Registry): AuditQuery {
  const {
    query,
    services: { now },
  } = call
  const perPage = integer(query.perPage) ?? LIMITS.perPage.backOffice
  return {
    entity: query.entity || undefined,
    entityId: entityIdOf(call, registry),
    person: integer(query.person),
    actionType: query.actionType || undefined,
    ...periodOf(query.from, query.to, now()),
    cursor: query.cursor || undefined,
    perPage: Math.min(Math.max(perPage, 1), LIMITS.perPage.max),
  }
}

export function entryOf(row: AuditRow, registry: Registry, language: Language): AuditEntry {
  const { id, entity, entityId, actionType, workflowStatus, account, service, method, created } = row
  return {
    id,
    entity,
    entityId,
    actionType,
    workflowStatus,
    service,
    method,
    created,
    account: { id: account.id, fullName: account.name, title: account.title, avatar: '' },
    action: auditSentence(row, registry, language),
  }
}

async function list(call: Call, registry: Registry): Promise<Answer> {
  const { entries, cursor } = await listAudit(call.services.table, auditQuery(call, registry))
  return {
    data: entries.map((row) => entryOf(row, registry, call.language)),
    ...(cursor && { cursor }),
  }
}

async function detail(
  { services: { table }, parameters, language }: Call,
  registry: Registry,
): Promise<Answer> {
  const found = await getAudit(table, parameters.id ?? '')
  if (!found) throw new AppError('not_found')
  const data = found.data ?? (await beforeAndAfter(table, found.row, registry))
  return { data: { ...entryOf(found.row, registry, language), ...(data && { data }) } }
}

/** Returns `{ before, after }` as JSON text, read from the two revisions around the entry. */
async function beforeAndAfter(
  table: Table,
  { entity, entityId, version, from }: AuditRow,
  { types }: Registry,
): Promise<string | undefined> {
  const type = types.get(entity)
  if (!type || version === undefined) return undefined
  const [before, after] = await Promise.all(
    [from ?? version - 1, version].map((one) => getRevision(table, type, { id: entityId, version: one })),
  )
  return JSON.stringify({
    before: before ? dataOf(before) : null,
    after: after && after.state !== 'trashed' ? dataOf(after) : null,
  })
}

const { permission } = auditArea

const noSeals: OpenSeals = () => Promise.resolve(() => Promise.resolve(undefined))

const logEndpoints = () => import('./auditLogEndpoints.ts')

export const auditRoutes = (registry: Registry, openSeals: OpenSeals = noSeals): Route[] => [
  {
    method: 'GET',
    path: STAFF_PATHS.auditLog,
    endpoint: endpoint({ permission, handle: (call) => list(call, registry) }),
  },
  {
    method: 'POST',
    path: STAFF_PATHS.auditExport,
    endpoint: endpoint({ permission, input: exportInput, handle: recordLogExport }),
  },
  {
    method: 'GET',
    path: STAFF_PATHS.auditVerify,
    endpoint: endpoint({
      permission,
      handle: async (call) => (await logEndpoints()).verifyAuditLog(call, openSeals),
    }),
  },
  {
    method: 'GET',
    path: STAFF_PATHS.auditChainExport,
    endpoint: endpoint({
      permission,
      handle: async (call) => (await logEndpoints()).exportAuditLog(call, openSeals),
    }),
  },
  {
    method: 'GET',
    path: STAFF_PATHS.auditEntry('{id}'),
    endpoint: endpoint({ permission, handle: (call) => detail(call, registry) }),
  },
]

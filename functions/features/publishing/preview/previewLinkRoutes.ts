import * as z from 'zod/mini'
import type { Registry } from '@flou/shared/content/registry.ts'
import { mapRecord } from '@flou/shared/content/values/walk.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import {
  PREVIEW_DAYS,
  PREVIEW_LINK_API,
  sharedPreviewPath,
  type PreviewLink,
  type PreviewLinkRequest,
  type PreviewLinkRow,
} from '@flou/shared/publishing/preview.ts'
import { operationContext } from '../../../core/http/records/operationContext.ts'
import { AppError } from '../../../core/errors.ts'
import type { StaffCall } from '../../../core/http/call.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import { SIGNED_IN } from '../../../core/operations/permission.ts'
import type { Route } from '../../../core/http/router.ts'
import { auditItem } from '../../../core/store/items/auditItem.ts'
import { requireItemSize } from '../../../core/store/items/size.ts'
import { publishKeys } from '../store/publishKeys.ts'
import { titleOf } from '../../../core/store/texts.ts'
import { requirePermittedType } from '../../../core/http/records/permittedType.ts'
import { linkItem, linkOf, linksOf, newLink, revokeLink } from './previewLink.ts'

const input: z.ZodMiniType<PreviewLinkRequest> = z.object({
  type: z.string(),
  id: z.int().check(z.minimum(0)),
  values: z.record(z.string(), z.unknown()),
  language: z.enum(LANGUAGES),
  days: z.literal(PREVIEW_DAYS),
})

interface Context {
  registry: Registry
  siteOrigin: string
}

/** Secrets and scripts are excluded; previews show none. */
const EXCLUDED_KINDS: ReadonlySet<string> = new Set(['password', 'code'])

async function create(
  { registry, siteOrigin }: Context,
  call: StaffCall & { body: PreviewLinkRequest },
): Promise<PreviewLink> {
  const { body, caller } = call
  const { type, service } = requirePermittedType(registry, body.type, { caller, right: 'edit' })
  if (type.internal) throw new AppError('not_found') // internal types have no pages
  const writeContext = operationContext(call, service)
  const fields = mapRecord(type.declaration, body.values, ({ kind, initial }, value) =>
    EXCLUDED_KINDS.has(kind) ? initial : value,
  )
  const data = JSON.stringify(fields)
  requireItemSize(type.declaration, fields, data)
  const { token, row } = newLink(writeContext, body.days)
  const recordId = type.single ? 0 : body.id
  const audit = auditItem(writeContext, {
    entity: type.key,
    entityId: recordId,
    actionType: 'share',
    subject: type.single ? type.label : titleOf(type, fields),
    data: { expires: row.expires },
  })
  const item = linkItem({ row, type: type.key, recordId, language: body.language, data })
  await writeContext.table.transact([{ Put: { Item: item } }, { Put: { Item: audit } }])
  return { ...row, url: `${siteOrigin}${sharedPreviewPath(token)}?language=${body.language}` }
}

const ID = /^(?:0|[1-9]\d{0,15})$/

async function list(
  { registry }: Context,
  { query, caller, services }: StaffCall,
): Promise<PreviewLinkRow[]> {
  const { type } = requirePermittedType(registry, query.type ?? '', { caller })
  if (!ID.test(query.id ?? '')) throw new AppError('bad_request')
  return linksOf(services.table, type.key, Number(query.id))
}

async function revoke({ registry }: Context, call: StaffCall): Promise<PreviewLinkRow> {
  const { parameters, caller, services } = call
  const item = await services.table.get(publishKeys.previewLink(parameters.id ?? ''), { consistent: true })
  if (!item) throw new AppError('not_found')
  const { row, type: name, recordId, values = {} } = linkOf(item)
  const { type, service } = requirePermittedType(registry, name, { caller })
  if (row.revoked !== undefined) return row
  const writeContext = operationContext(call, service)
  const audit = auditItem(writeContext, {
    entity: type.key,
    entityId: recordId,
    actionType: 'unshare',
    subject: type.single ? type.label : titleOf(type, values),
  })
  return revokeLink(services.table, row, { now: writeContext.now, audit })
}

export const previewLinkRoutes = (registry: Registry, siteOrigin: string): Route[] => {
  const context = { registry, siteOrigin }
  return [
    {
      method: 'POST',
      path: PREVIEW_LINK_API,
      endpoint: endpoint({
        input,
        bodyLimit: 'content',
        permission: SIGNED_IN,
        handle: async (call) => ({ data: await create(context, call), status: 201 }),
      }),
    },
    {
      method: 'GET',
      path: PREVIEW_LINK_API,
      endpoint: endpoint({
        permission: SIGNED_IN,
        handle: async (call) => ({ data: await list(context, call) }),
      }),
    },
    {
      method: 'DELETE',
      path: `${PREVIEW_LINK_API}/{id}`,
      endpoint: endpoint({
        permission: SIGNED_IN,
        handle: async (call) => ({ data: await revoke(context, call) }),
      }),
    },
  ]
}

import * as z from 'zod/mini'
import { RELEASE_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import {
  PREVIEW_DAYS,
  sharedPreviewPath,
  type PreviewLink,
  type PreviewLinkRow,
  type ReleaseLinkRequest,
} from '@flou/shared/publishing/preview.ts'
import { AppError } from '../../../core/errors.ts'
import type { StaffCall } from '../../../core/http/call.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import { requestContext } from '../../../core/http/records/operationContext.ts'
import type { Route } from '../../../core/http/router.ts'
import { auditItem } from '../../../core/store/items/auditItem.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { linkItem, linkOf, linksOf, newLink, revokeLink } from '../preview/previewLink.ts'
import { publishKeys } from '../store/publishKeys.ts'

const permission = 'Manage Releases'
/** Type of the links, and entity of their audit entries. */
const RELEASE = 'release'

const input: z.ZodMiniType<ReleaseLinkRequest> = z.object({
  language: z.enum(LANGUAGES),
  days: z.literal(PREVIEW_DAYS),
})

interface Context {
  siteOrigin: string
  /** Throws `not_found`. */
  nameOf: (table: Table, id: string) => Promise<string>
}

async function auditOf({ nameOf }: Context, call: StaffCall, actionType: 'share' | 'unshare') {
  const name = await nameOf(call.services.table, call.parameters.id ?? '')
  const context = requestContext(call, 'releases')
  const subject = { en: name, id: name }
  return { context, audit: auditItem(context, { entity: RELEASE, entityId: 0, actionType, subject }) }
}

async function create(context: Context, call: StaffCall<ReleaseLinkRequest>): Promise<PreviewLink> {
  const { language, days } = call.body
  const { context: writeContext, audit } = await auditOf(context, call, 'share')
  const { token, row } = newLink(writeContext, days)
  const item = linkItem({ row, type: RELEASE, recordId: 0, release: call.parameters.id ?? '', language })
  await writeContext.table.transact([{ Put: { Item: item } }, { Put: { Item: audit } }])
  return { ...row, url: `${context.siteOrigin}${sharedPreviewPath(token)}?language=${language}` }
}

async function revoke(context: Context, call: StaffCall): Promise<PreviewLinkRow> {
  const { table, now } = call.services
  const item = await table.get(publishKeys.previewLink(call.parameters.link ?? ''), { consistent: true })
  if (!item || item.release !== call.parameters.id) throw new AppError('not_found')
  const { row } = linkOf(item)
  if (row.revoked !== undefined) return row
  const { audit } = await auditOf(context, call, 'unshare')
  return revokeLink(table, row, { now: now(), audit })
}

export const releaseLinkRoutes = (context: Context): Route[] => [
  {
    method: 'GET',
    path: RELEASE_PATHS.previewLinks('{id}'),
    endpoint: endpoint({
      permission,
      handle: async ({ parameters: { id = '' }, services: { table } }) => ({
        data: await linksOf(table, RELEASE, id),
      }),
    }),
  },
  {
    method: 'POST',
    path: RELEASE_PATHS.previewLinks('{id}'),
    endpoint: endpoint({
      input,
      bodyLimit: 'content',
      permission,
      handle: async (call) => ({ data: await create(context, call), status: 201 }),
    }),
  },
  {
    method: 'DELETE',
    path: RELEASE_PATHS.previewLink('{id}', '{link}'),
    endpoint: endpoint({ permission, handle: async (call) => ({ data: await revoke(context, call) }) }),
  },
]

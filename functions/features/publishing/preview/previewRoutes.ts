import * as z from 'zod/mini'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import {
  PREVIEW_API,
  type PreviewResponse,
  type PreviewRequest,
  type PreviewStyle,
} from '@flou/shared/publishing/preview.ts'
import type { PageCheckResponse } from '@flou/shared/publishing/pageCheck.ts'
import type { StaffCall } from '../../../core/http/call.ts'
import type { Caller } from '../../../core/operations/operation.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import { APPROVE, isPermitted, SIGNED_IN } from '../../../core/operations/permission.ts'
import type { Route } from '../../../core/http/router.ts'
import { iframeDocument } from './iframeDocument.ts'
import { draftOf, type Draft } from './draft.ts'
import { findPagesOfDraft } from './findPagesOfDraft.ts'
import { requirePermittedType } from '../../../core/http/records/permittedType.ts'
import { sharedPreviewRoute } from './sharedPreview.ts'
import { hasFailed, renderFirst, type Previewer } from './previewer.ts'

const PATH = /^\/[\w\-./]*$/

const input = z.object({
  type: z.string(),
  id: z.int().check(z.minimum(0)),
  values: z.record(z.string(), z.unknown()),
  language: z.enum(LANGUAGES),
  isCheck: z.optional(z.literal(true)),
  path: z.optional(z.string().check(z.maxLength(LIMITS.url, { abort: true }), z.regex(PATH))),
}) as z.ZodMiniType<PreviewRequest>

interface PreviewTarget {
  draft: Draft
  requestedPath: string | undefined
  pages: string[]
}

/** Returns rendering errors as data because the preview displays them. */
async function showPage(
  previewer: Previewer,
  call: StaffCall<PreviewRequest>,
  { draft, requestedPath, pages }: PreviewTarget,
): Promise<PreviewResponse> {
  const { table, now } = call.services
  const { language } = call.body
  const { page, missing } = await renderFirst(previewer, {
    table,
    draft,
    language,
    now: now(),
    pages,
    // its own path follows the slug field: an earlier path may be invalid
    requestedPath: pages.find((path) => path === requestedPath),
  })
  if (!page) return { kind: 'none' }
  const { path } = page
  if (hasFailed(page)) {
    const { error } = page
    return { kind: 'failed', path, reason: error instanceof Error ? error.message : String(error) }
  }
  const existing = pages.filter((one) => !missing.has(one))
  const { buildId: build } = await previewer.renderer()
  return {
    kind: 'page',
    path,
    html: iframeDocument(page.html, await previewer.drawings()),
    pages: existing,
    build,
  }
}

/** Approvers may preview any type, others only types they may edit. Throws `not_found`, `forbidden`. */
function requireVisibleType(registry: Registry, key: string, caller: Caller): AnyType {
  const type = isPermitted(APPROVE, caller) ? registry.types.get(key) : undefined
  return type ?? requirePermittedType(registry, key, { caller }).type
}

async function preview(
  previewer: Previewer,
  call: StaffCall<PreviewRequest>,
): Promise<PreviewResponse | PageCheckResponse> {
  const { services, body, caller } = call
  const { table } = services
  const type = requireVisibleType(previewer.registry, body.type, caller)
  const now = services.now()
  const draft = await draftOf({ type, id: body.id, values: body.values, now })
  if (body.isCheck) {
    const { checkPages } = await import('./checkPages.ts')
    return checkPages({ previewer, table, draft, now })
  }
  const pages = await findPagesOfDraft({ table, registry: previewer.registry, now }, draft)
  return showPage(previewer, call, { draft, requestedPath: body.path, pages })
}

export const previewRoutes = (previewer: Previewer): Route[] => [
  {
    method: 'POST',
    path: PREVIEW_API,
    endpoint: endpoint({
      input,
      bodyLimit: 'content',
      permission: SIGNED_IN,
      handle: async (call) => ({ data: await preview(previewer, call) }),
    }),
  },
  {
    method: 'GET',
    path: `${PREVIEW_API}/style`,
    endpoint: endpoint({
      permission: SIGNED_IN,
      handle: async () => {
        const [{ buildId: build }, css] = await Promise.all([previewer.renderer(), previewer.style()])
        return { data: { build, css } satisfies PreviewStyle }
      },
    }),
  },
  sharedPreviewRoute(previewer),
]

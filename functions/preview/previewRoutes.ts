import * as z from 'zod/mini'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import {
  PREVIEW_API,
  type PreviewAnswer,
  type PreviewRequest,
  type PreviewStyle,
} from '@flou/shared/site/preview.ts'
import type { Call } from '../http/call.ts'
import type { Caller } from '../operations/operation.ts'
import { endpoint } from '../http/endpoint.ts'
import { APPROVE, isPermitted, SIGNED_IN } from '../operations/permission.ts'
import type { Route } from '../http/router.ts'
import { frameDocument } from './document/frameDocument.ts'
import { draftOf, type Draft } from './draft/draft.ts'
import { pagesShowing } from './draft/pagesShowing.ts'
import { requirePermittedType } from '../http/records/permittedType.ts'
import { sharedPreviewRoute } from './sharedPreview.ts'
import { hasFailed, renderFirst, type Previewer } from './previewer.ts'

const PATH = /^\/[\w\-./]*$/

const input = z.object({
  type: z.string(),
  id: z.int().check(z.minimum(0)),
  values: z.record(z.string(), z.unknown()),
  language: z.enum(LANGUAGES),
  path: z.optional(z.string().check(z.maxLength(LIMITS.url, { abort: true }), z.regex(PATH))),
}) as z.ZodMiniType<PreviewRequest> // an absent path and an undefined one are the same

type StaffCall = Call & { caller: Caller; body: PreviewRequest }

interface Shown {
  draft: Draft
  /** Undefined for the most telling one of `pages`. */
  asked: string | undefined
  pages: string[]
}

/** Failures of the page are what the preview is asked for; they are answered, not thrown. */
async function show(
  previewer: Previewer,
  call: StaffCall,
  { draft, asked, pages }: Shown,
): Promise<PreviewAnswer> {
  const { table, now } = call.services
  const { language } = call.body
  const { page, missing } = await renderFirst(previewer, {
    table,
    draft,
    language,
    now: now(),
    pages,
    // the address of its own page follows what is typed: an earlier one leads nowhere
    asked: pages.find((path) => path === asked),
  })
  if (!page) return { kind: 'none' }
  const { path } = page
  if (hasFailed(page)) {
    const { error } = page
    return { kind: 'failed', path, reason: error instanceof Error ? error.message : String(error) }
  }
  const there = pages.filter((one) => !missing.has(one))
  const { buildId: build } = await previewer.renderer()
  return {
    kind: 'page',
    path,
    html: frameDocument(page.html, await previewer.drawings()),
    pages: there,
    build,
  }
}

/** The type of what is previewed: one that the caller may edit, or any for who decides about changes. Throws `not_found`, `forbidden`. */
function requireSeenType(registry: Registry, key: string, caller: Caller): AnyType {
  const type = isPermitted(APPROVE, caller) ? registry.types.get(key) : undefined
  return type ?? requirePermittedType(registry, key, caller).type
}

async function preview(previewer: Previewer, call: StaffCall): Promise<PreviewAnswer> {
  const { services, body, caller } = call
  const type = requireSeenType(previewer.registry, body.type, caller)
  const now = services.now()
  const draft = await draftOf({ type, id: body.id, values: body.values, now })
  const pages = await pagesShowing({ table: services.table, registry: previewer.registry, now }, draft)
  return show(previewer, call, { draft, asked: body.path, pages })
}

/** Looking at drafts: one page with a draft in it, the style all of them share, and shared previews. */
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

import * as z from 'zod/mini'
import { LIMITS } from '@flou/shared/limits.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import {
  RELEASE_PREVIEW_API,
  type PreviewResponse,
  type ReleasePage,
  type ReleasePreviewRequest,
} from '@flou/shared/publishing/preview.ts'
import { AppError } from '../../../core/errors.ts'
import type { Call, StaffCall } from '../../../core/http/call.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import type { Route } from '../../../core/http/router.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { reasonOf } from '../outcome.ts'
import { iframeDocument } from '../preview/iframeDocument.ts'
import { renderPath, type Previewer } from '../preview/previewer.ts'
import type { ReleaseSite } from './releaseContent.ts'
import { releaseEvents, type ReleaseWrite } from './releaseEvents.ts'
import { pagesOfRelease, releaseReader } from './releasePages.ts'

export interface ReadableRelease {
  publishAt?: string | undefined
  writes: readonly ReleaseWrite[]
}

/** Reads the writes of a release in their order; undefined if it does not exist. */
type ReadRelease = (table: Table, id: string) => Promise<ReadableRelease | undefined>

export interface ReleasePreviewer extends Omit<Previewer, 'style' | 'renderRelease'> {
  readRelease: ReadRelease
}

const permission = 'Manage Releases'

/** Returns the changes of a release at its hour. Throws `not_found`. */
async function openRelease({ registry, readRelease }: ReleasePreviewer, { services }: Call, id: string) {
  const { table, now } = services
  const release = await readRelease(table, id)
  if (!release) throw new AppError('not_found')
  const hour = new Date(Math.max(now().getTime(), Date.parse(release.publishAt ?? '') || 0))
  const site: ReleaseSite = { table, registry, now: hour }
  return { site, streamEvents: await releaseEvents(site, release.writes) }
}

/** Renders a page as the release will publish it, or the page for missing paths. Throws if rendering fails. */
export async function renderReleasePage(
  previewer: ReleasePreviewer,
  call: Call,
  { release, path, language }: ReleasePreviewRequest,
): Promise<string> {
  const { site, streamEvents } = await openRelease(previewer, call, release)
  const reader = releaseReader(site, streamEvents)
  return (await renderPath(previewer, { reader, path, language })).html
}

const input: z.ZodMiniType<ReleasePreviewRequest> = z.object({
  release: z.string().check(z.maxLength(LIMITS.url)),
  path: z.string().check(z.maxLength(LIMITS.url, { abort: true }), z.regex(/^\/[\w\-./%]*$/)),
  language: z.enum(LANGUAGES),
})

async function preview(
  previewer: ReleasePreviewer,
  call: StaffCall<ReleasePreviewRequest>,
): Promise<PreviewResponse> {
  const { path } = call.body
  const { buildId: build } = await previewer.renderer()
  try {
    const html = await renderReleasePage(previewer, call, call.body)
    return { kind: 'page', path, html: iframeDocument(html, await previewer.drawings()), pages: [], build }
  } catch (error) {
    if (error instanceof AppError) throw error
    return { kind: 'failed', path, reason: reasonOf(error) }
  }
}

async function pages(previewer: ReleasePreviewer, call: StaffCall): Promise<ReleasePage[]> {
  const { site, streamEvents } = await openRelease(previewer, call, call.parameters.id ?? '')
  return [...(await pagesOfRelease(site, streamEvents))].map(([path, action]) => ({
    path,
    action: action.kind,
    ...(action.kind === 'redirect' && { to: action.to }),
  }))
}

export const releasePreviewRoutes = (previewer: ReleasePreviewer): Route[] => [
  {
    method: 'POST',
    path: RELEASE_PREVIEW_API,
    endpoint: endpoint({
      input,
      permission,
      handle: async (call) => ({ data: await preview(previewer, call) }),
    }),
  },
  {
    method: 'GET',
    path: `${RELEASE_PREVIEW_API}/{id}`,
    endpoint: endpoint({ permission, handle: async (call) => ({ data: await pages(previewer, call) }) }),
  },
]

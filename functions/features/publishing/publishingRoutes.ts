import { isDeepStrictEqual } from 'node:util'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { requireContentType, type Registry } from '@flou/shared/content/registry.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import {
  isActive,
  MAX_RUN_PATHS,
  type PublishRun,
  type PublishRunRequest,
} from '@flou/shared/publishing/publishing.ts'
import * as z from 'zod/mini'
import { AppError } from '../../core/errors.ts'
import type { Answer, Call, StaffCall } from '../../core/http/call.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import type { Route } from '../../core/http/router.ts'
import { listPages } from './store/pageRows.ts'
import {
  getPublishRun,
  updatePublishRun,
  newestPublishRuns,
  publishRunId,
  startPublishRun,
  type StoredPublishRun,
} from './store/publishRuns.ts'
import { publishingArea } from '@flou/shared/content/types/customScreens.ts'

const { permission } = publishingArea

const MAX_RUNS = 8

const path = z.string().check(z.maxLength(LIMITS.url, { abort: true }), z.regex(/^\/[^\s?#]*$/))
const requestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all'), isForced: z.optional(z.literal(true)) }),
  z.object({ kind: z.literal('failed') }),
  z.object({ kind: z.literal('type'), type: z.string() }),
  z.object({
    kind: z.literal('pages'),
    paths: z.array(path).check(z.minLength(1), z.maxLength(MAX_RUN_PATHS)),
  }),
])

export function toPublishRun(stored: StoredPublishRun): PublishRun {
  const { cursor: _, revision: __, invocation: ___, stale: ____, lanes: _____, ...publishRun } = stored
  return publishRun
}

async function pages({ query, services: { table } }: Call): Promise<Answer> {
  const { cursor, prefix = '', state } = query
  const isFailed = state === 'failed'
  const limit = LIMITS.perPage.max
  const found = await listPages(table, { limit, cursor, isFailed, ...(prefix.startsWith('/') && { prefix }) })
  return { data: found.rows, ...(found.cursor !== undefined && { cursor: found.cursor }) }
}

async function answerRuns({ services: { table } }: Call): Promise<Answer> {
  return { data: (await newestPublishRuns(table, MAX_RUNS)).map(toPublishRun) }
}

function requirePages(request: PublishRunRequest, registry: Registry): void {
  if (request.kind !== 'type') return
  const type = registry.types.get(request.type)
  if (!type || type.single || requireContentType(type.key, registry).publicPath === undefined)
    throw new AppError('bad_request')
}

/** Starts a publish run, or returns an identical active one. */
async function start(call: StaffCall<PublishRunRequest>, registry: Registry): Promise<Answer> {
  const { services, caller, body: request } = call
  const { table, newId } = services
  requirePages(request, registry)
  const same = (await newestPublishRuns(table, MAX_RUNS)).find(
    (publishRun) => isActive(publishRun) && isDeepStrictEqual(publishRun.request, request),
  )
  if (same) return { data: toPublishRun(same) }
  const now = services.now()
  const by = { id: caller.id, name: caller.name }
  const publishRun = await startPublishRun(table, {
    id: publishRunId(now, newId()),
    request,
    by,
    now,
    total: 0,
  })
  return { data: toPublishRun(publishRun), status: 201 }
}

const ATTEMPTS = 5

/** Lets a run stop after its current chunk. Throws `unavailable` on repeated conflicts. */
async function stop({ parameters, services: { table, now } }: Call): Promise<Answer> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const publishRun = await getPublishRun(table, parameters.id ?? '')
    if (!publishRun) throw new AppError('not_found')
    // Queued pages belong to published changes; skipping them would leave the site inconsistent.
    if (publishRun.request.kind === 'queue') throw new AppError('bad_request')
    if (!isActive(publishRun) || publishRun.state === 'stopping') return { data: toPublishRun(publishRun) }
    const updated = now().toISOString()
    const update = { state: 'stopping', updated, invocation: undefined } as const
    if (await updatePublishRun(table, publishRun, update))
      return { data: { ...toPublishRun(publishRun), state: 'stopping', updated } }
  }
  throw new AppError('unavailable')
}

export const publishingRoutes = (registry: Registry): Route[] => [
  { method: 'GET', path: STAFF_PATHS.publishedPages, endpoint: endpoint({ permission, handle: pages }) },
  { method: 'GET', path: STAFF_PATHS.publishRuns, endpoint: endpoint({ permission, handle: answerRuns }) },
  {
    method: 'POST',
    path: STAFF_PATHS.publishRuns,
    endpoint: endpoint({
      permission,
      input: requestSchema,
      bodyLimit: 'content',
      handle: (call) => start(call, registry),
    }),
  },
  {
    method: 'POST',
    path: STAFF_PATHS.stopPublishRun('{id}'),
    endpoint: endpoint({ permission, handle: stop }),
  },
]

import { isDeepStrictEqual } from 'node:util'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { requireContentType, type Registry } from '@flou/shared/content/registry.ts'
import { publishingArea } from '@flou/shared/content/types/publishing.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { isActive, RUN_PATHS, type PublishRun, type RunRequest } from '@flou/shared/publishing.ts'
import * as z from 'zod/mini'
import { AppError } from '../appError.ts'
import type { Answer, Call } from '../http/call.ts'
import type { Caller } from '../operations/operation.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Route } from '../http/router.ts'
import { listPages } from '../store/publishing/pageRows.ts'
import { getRun, moveRun, newestRuns, runId, startRun, type StoredRun } from '../store/publishing/runs.ts'

const { permission } = publishingArea

/** Runs that the screen shows. */
const SHOWN = 8

const path = z.string().check(z.maxLength(LIMITS.url, { abort: true }), z.regex(/^\/[^\s?#]*$/))
const requestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all'), anew: z.optional(z.literal(true)) }),
  z.object({ kind: z.literal('failed') }),
  z.object({ kind: z.literal('type'), type: z.string() }),
  z.object({ kind: z.literal('pages'), paths: z.array(path).check(z.minLength(1), z.maxLength(RUN_PATHS)) }),
])

/** A run as the screen knows it: what drives it is the publisher's business. */
export function answerRun(stored: StoredRun): PublishRun {
  const { cursor: _, revision: __, invocation: ___, stale: ____, ...run } = stored
  return run
}

async function pages({ query, services: { table } }: Call): Promise<Answer> {
  const { cursor, prefix = '', state } = query
  const isFailed = state === 'failed'
  const limit = LIMITS.perPage.max
  const found = await listPages(table, { limit, cursor, isFailed, ...(prefix.startsWith('/') && { prefix }) })
  return { data: found.rows, ...(found.cursor !== undefined && { cursor: found.cursor }) }
}

async function runs({ services: { table } }: Call): Promise<Answer> {
  return { data: (await newestRuns(table, SHOWN)).map(answerRun) }
}

/** Throws `bad_request` for a type without pages of its own. */
function requirePages(request: RunRequest, registry: Registry): void {
  if (request.kind !== 'type') return
  const type = registry.types.get(request.type)
  if (!type || type.single || requireContentType(type.key, registry).publicPath === undefined)
    throw new AppError('bad_request')
}

/** Starts a run; where the same is under way already, that one is answered. */
async function start(call: Call & { caller: Caller; body: RunRequest }, registry: Registry): Promise<Answer> {
  const { services, caller, body: request } = call
  const { table, newId } = services
  requirePages(request, registry)
  const same = (await newestRuns(table, SHOWN)).find(
    (run) => isActive(run) && isDeepStrictEqual(run.request, request),
  )
  if (same) return { data: answerRun(same) }
  const now = services.now()
  const by = { id: caller.id, name: caller.name }
  const run = await startRun(table, { id: runId(now, newId()), request, by, now, total: 0 })
  return { data: answerRun(run), status: 201 }
}

const ATTEMPTS = 5

/** Lets a run end after the part it is in. Throws `unavailable` where the run keeps moving. */
async function stop({ parameters, services: { table, now } }: Call): Promise<Answer> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const run = await getRun(table, parameters['id'] ?? '')
    if (!run) throw new AppError('not_found')
    // pages of changes that are published already: without them the site would contradict itself
    if (run.request.kind === 'queue') throw new AppError('bad_request')
    if (!isActive(run) || run.state === 'stopping') return { data: answerRun(run) }
    const updated = now().toISOString()
    const change = { state: 'stopping', updated, invocation: undefined } as const
    if (await moveRun(table, run, change)) return { data: { ...answerRun(run), state: 'stopping', updated } }
  }
  throw new AppError('unavailable')
}

/** What the screen of publishing shows and does: published pages, and runs that render them again. */
export const publishingRoutes = (registry: Registry): Route[] => [
  { method: 'GET', path: STAFF_PATHS.publishedPages, endpoint: endpoint({ permission, handle: pages }) },
  { method: 'GET', path: STAFF_PATHS.publishRuns, endpoint: endpoint({ permission, handle: runs }) },
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
  { method: 'POST', path: STAFF_PATHS.stopRun('{id}'), endpoint: endpoint({ permission, handle: stop }) },
]

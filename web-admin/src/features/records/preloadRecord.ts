import type { Params } from 'react-router'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { Route } from '@flou/shared/content/routing/routes.ts'
import { createFold } from '@flou/shared/content/values/walk.ts'
import { api } from '../../core/session/current.ts'
import { apiUrlOf, configUrlOf } from '../../core/records/routePaths.ts'

/** Lifetime of a preloaded record; later visits refetch. */
const FRESH_MS = 10_000

interface PreloadedRecord {
  record: Promise<StoredRecord | null>
  at: number
}
const preloaded = new Map<string, PreloadedRecord>()

const read = async (path: string, signal?: AbortSignal) =>
  (await api<StoredRecord | null>(path, signal ? { signal } : {})).data

function recordPath(route: Route, params: Params): string | undefined {
  if (route.kind === 'section') return apiUrlOf(route, params)
  const id = params[route.idName]
  return route.kind === 'edit' && id !== undefined ? `${apiUrlOf(route, params)}/${id}` : undefined
}

/** Field kinds rendered immediately; rich text in list entries loads lazily. */
const { ofRecord: kindsIn } = createFold<readonly string[], readonly string[]>({
  leaf: ({ kind }) => [kind],
  nested: ({ kind }, inner) => [kind, ...inner.filter((one) => one !== 'richText')],
  record: (_, fields, texts) => [...fields, ...texts].flatMap(({ result }) => result),
})

/** Preloads the record, the configuration and input chunks in parallel to the screen's chunk. */
export function preloadRecord(route: Route, params: Params): void {
  if (route.kind !== 'list' && route.type) {
    for (const kind of new Set(kindsIn(route.type.declaration))) globalThis.prepareFiles?.(kind)
  }
  for (const path of [recordPath(route, params), configUrlOf(route, params)]) {
    if (path === undefined) continue
    const record = read(path)
    record.catch(() => undefined) // the screen retries and shows the failure
    preloaded.set(path, { record, at: Date.now() })
  }
}

/** Returns the preloaded record, or loads it. */
export function readRecord(path: string, signal: AbortSignal): Promise<StoredRecord | null> {
  const entry = preloaded.get(path)
  preloaded.delete(path)
  if (!entry || Date.now() - entry.at > FRESH_MS) return read(path, signal)
  return entry.record.catch(() => read(path, signal))
}

import { useInfiniteQuery } from '@tanstack/react-query'
import type { Envelope, Usage } from '@flou/shared/api.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import * as z from 'zod/mini'
import { isApiError } from '../api/apiError.ts'
import { readAllPages } from '../api/readAllPages.ts'
import { api } from '../session/current.ts'
import type { NamedUsage } from '../state/notify.ts'

const withTypeName = (usage: Usage): NamedUsage => ({
  ...usage,
  typeName: REGISTRY.types.get(usage.type)?.label ?? { en: usage.type, id: usage.type },
})

const usagesSchema = z.array(
  z.object({ type: z.string(), id: z.number(), title: z.string(), url: z.string() }),
)

/** Returns what uses a record whose deletion was refused. */
export const usagesIn = (error: unknown): NamedUsage[] =>
  (isApiError(error, 'in_use') ? (usagesSchema.safeParse(error.data).data ?? []) : []).map(withTypeName)

/** A record and its draft may be on different pages. */
const uniqueUsages = (usages: readonly Usage[]): NamedUsage[] =>
  [...new Map(usages.map((usage) => [`${usage.type}#${usage.id}`, usage])).values()].map(withTypeName)

/** Records that refer to a record in a field, or link to it in a text. */
export type UsageKind = 'references' | 'links'

interface UsagePage {
  kind: UsageKind
  cursor: string
  signal: AbortSignal
}

function readUsages(path: string, { kind, cursor, signal }: UsagePage): Promise<Envelope<Usage[]>> {
  const query = new URLSearchParams()
  if (kind === 'links') query.set('links', '1')
  if (cursor !== '') query.set('cursor', cursor)
  const search = query.toString()
  return api<Usage[]>(`${path}/usage${search && `?${search}`}`, { signal })
}

/** Reads all records that refer or link to the record at an API path. */
export async function readAllUsages(path: string, signal: AbortSignal): Promise<NamedUsage[]> {
  const read = (kind: UsageKind) => readAllPages((cursor) => readUsages(path, { kind, cursor, signal }))
  return uniqueUsages((await Promise.all([read('references'), read('links')])).flat())
}

/** Loads the records that use the record at an API path, page by page. */
export const useUsages = (path: string, kind: UsageKind = 'references') =>
  useInfiniteQuery({
    queryKey: ['usage', path, kind],
    queryFn: ({ pageParam, signal }) => readUsages(path, { kind, cursor: pageParam, signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    select: ({ pages }) => ({
      usages: uniqueUsages(pages.flatMap(({ data }) => data)),
      total: pages[0]?.total ?? 0,
      isMinimum: pages[0]?.isTotalMinimum === true,
    }),
    retry: false,
  })

import { useInfiniteQuery } from '@tanstack/react-query'
import type { Envelope, Usage } from '@flou/shared/api.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { readAllPages } from '../api/readAllPages.ts'
import { api } from '../session/current.ts'
import type { NamedUsage } from '../state/notify.ts'

export const withTypeName = (usage: Usage): NamedUsage => ({
  ...usage,
  typeName: REGISTRY.types.get(usage.type)?.label ?? { en: usage.type, id: usage.type },
})

/** A record and its draft may be on different pages. */
const uniqueUsages = (usages: readonly Usage[]): NamedUsage[] =>
  [...new Map(usages.map((usage) => [`${usage.type}#${usage.id}`, usage])).values()].map(withTypeName)

interface UsagePage {
  cursor: string
  signal: AbortSignal
}

const readUsages = (path: string, { cursor, signal }: UsagePage): Promise<Envelope<Usage[]>> =>
  api<Usage[]>(`${path}/usage${cursor && `?cursor=${encodeURIComponent(cursor)}`}`, { signal })

export const readAllUsages = async (path: string, signal: AbortSignal): Promise<NamedUsage[]> =>
  uniqueUsages(await readAllPages((cursor) => readUsages(path, { cursor, signal })))

/** Loads the records that refer to the record at an API path, page by page. */
export const useUsages = (path: string) =>
  useInfiniteQuery({
    queryKey: ['usage', path],
    queryFn: ({ pageParam, signal }) => readUsages(path, { cursor: pageParam, signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    select: ({ pages }) => uniqueUsages(pages.flatMap(({ data }) => data)),
    retry: false,
  })

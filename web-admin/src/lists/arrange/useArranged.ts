import { useQueries, useQuery } from '@tanstack/react-query'
import type { ListRow } from '@flou/shared/api.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { api } from '../../core/session/current.ts'
import type { TreeBelow } from '../../core/records/routePaths.ts'
import type { Sequence } from './sequence.ts'

export interface Arranged {
  sequence: Sequence
  rows: ReadonlyMap<number, ListRow>
  below: ReadonlyMap<number, ListRow>
  total: number
}

interface Read {
  rows: ListRow[]
  total: number
}

/** Reads all rows, at most one page beyond the limit. */
async function readRows(apiUrl: string, signal: AbortSignal): Promise<Read> {
  const rows: ListRow[] = []
  let next: string | undefined
  let total = 0
  do {
    const query = new URLSearchParams({
      perPage: String(LIMITS.perPage.max),
      ...(next !== undefined && { cursor: next }),
    })
    const page = await api<ListRow[]>(`${apiUrl}?${query.toString()}`, { signal })
    rows.push(...page.data)
    total = page.total ?? rows.length
    next = page.cursor
  } while (next !== undefined && rows.length <= LIMITS.arranged)
  return { rows, total }
}

const queryOf = (apiUrl: string) => ({
  queryKey: ['list', apiUrl, 'arranged'],
  queryFn: ({ signal }: { signal: AbortSignal }) => readRows(apiUrl, signal),
})

const byId = (rows: readonly ListRow[]) => new Map(rows.map((row) => [row.id, row]))

/** Loads the list and, for a tree, its child lists; `arranged` is undefined until complete. */
export function useArranged(apiUrl: string, tree: TreeBelow | undefined) {
  const top = useQuery(queryOf(apiUrl))
  const roots = top.data?.rows ?? []
  const lists = useQueries({ queries: tree ? roots.map(({ id }) => queryOf(tree.api(id))) : [] })
  const error = top.error ?? lists.find((list) => list.error)?.error
  const isComplete = top.data !== undefined && lists.every(({ data }) => data !== undefined)
  const below = lists.map(({ data }) => data?.rows ?? [])
  const arranged: Arranged | undefined = isComplete
    ? {
        sequence: roots.map(({ id }, at) => ({ id, below: (below[at] ?? []).map((row) => row.id) })),
        rows: byId(roots),
        below: byId(below.flat()),
        total: lists.reduce((sum, { data }) => sum + (data?.total ?? 0), top.data?.total ?? 0),
      }
    : undefined
  const retry = () => {
    void top.refetch()
    for (const list of lists) void list.refetch()
  }
  return { arranged, error, retry }
}

import { useQueries, useQuery } from '@tanstack/react-query'
import type { ListRow } from '@flou/shared/api.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { api } from '../../session/current.ts'
import type { TreeBelow } from '../address.ts'
import type { Sequence } from './sequence.ts'

/** A list in its order, with the rows of its records. */
export interface Arranged {
  sequence: Sequence
  rows: ReadonlyMap<number, ListRow>
  /** Rows of the records below, in a tree. */
  below: ReadonlyMap<number, ListRow>
  /** How many records the list has: beyond the limit it cannot be arranged. */
  total: number
}

interface Read {
  rows: ListRow[]
  total: number
}

/** All rows of a list in its order, up to one page beyond what can be arranged. */
async function readRows(address: string, signal: AbortSignal): Promise<Read> {
  const rows: ListRow[] = []
  let next: string | undefined
  let total = 0
  do {
    const query = new URLSearchParams({
      perPage: String(LIMITS.perPage.max),
      ...(next !== undefined && { cursor: next }),
    })
    const page = await api<ListRow[]>(`${address}?${query.toString()}`, { signal })
    rows.push(...page.data)
    total = page.total ?? rows.length
    next = page.cursor
  } while (next !== undefined && rows.length <= LIMITS.arranged)
  return { rows, total }
}

const queryOf = (address: string) => ({
  queryKey: ['list', address, 'arranged'],
  queryFn: ({ signal }: { signal: AbortSignal }) => readRows(address, signal),
})

const byId = (rows: readonly ListRow[]) => new Map(rows.map((row) => [row.id, row]))

/** Reads what is to be arranged: a list and, in a tree, the lists below its records. `arranged` is absent until all is there. */
export function useArranged(address: string, tree: TreeBelow | undefined) {
  const top = useQuery(queryOf(address))
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

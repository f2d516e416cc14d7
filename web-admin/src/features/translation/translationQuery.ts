import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { TRANSLATION_PATHS } from '@flou/shared/translation/translationPaths.ts'
import type { PersonRef } from '@flou/shared/accounts/account.ts'
import {
  MAX_ASSIGNED,
  type Assignment,
  type AssignmentResult,
  type TranslationProgress,
  type TranslationRow,
} from '@flou/shared/translation/queue.ts'
import { TRANSLATION_KEY } from '../../core/offices/translationTasks.ts'
import { api } from '../../core/session/current.ts'

export const FILTERS = ['area', 'language', 'state', 'owner', 'overdue'] as const
export type FilterName = (typeof FILTERS)[number]
const PARAMETERS = [...FILTERS, 'sort'] as const
export type QueueFilters = Readonly<Partial<Record<(typeof PARAMETERS)[number], string>>>

/** Without empty values, as the API and the URL expect. */
export const readFilters = (search: URLSearchParams): QueueFilters =>
  Object.fromEntries(
    PARAMETERS.flatMap((name) => {
      const value = search.get(name) ?? ''
      return value === '' ? [] : [[name, value]]
    }),
  )

export const filterSearch = (filters: QueueFilters, more: Readonly<Record<string, string>> = {}): string =>
  new URLSearchParams({ ...filters, ...more }).toString()

export const useQueue = (filters: QueueFilters) =>
  useInfiniteQuery({
    queryKey: [TRANSLATION_KEY, 'queue', filters],
    initialPageParam: '',
    queryFn: ({ pageParam: after, signal }) =>
      api<TranslationRow[]>(`${TRANSLATION_PATHS.queue}?${filterSearch(filters, { after })}`, { signal }),
    getNextPageParam: (last) => last.cursor,
    // the queue follows a save after a moment
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })

export const useProgress = () =>
  useQuery({
    queryKey: [TRANSLATION_KEY, 'progress'],
    queryFn: async ({ signal }) =>
      (await api<TranslationProgress[]>(TRANSLATION_PATHS.progress, { signal })).data,
    refetchOnMount: 'always',
  })

export const useTranslators = (types: readonly string[]) =>
  useQuery({
    queryKey: [TRANSLATION_KEY, 'people', types],
    queryFn: async ({ signal }) =>
      (await api<PersonRef[]>(`${TRANSLATION_PATHS.people}?types=${types.join(',')}`, { signal })).data,
  })

/** Assigns in calls of at most `MAX_ASSIGNED` tasks. */
async function assign(all: readonly Assignment[]): Promise<AssignmentResult> {
  const total = { assigned: 0, missed: 0 }
  for (const { tasks, ...values } of all)
    for (let start = 0; start < tasks.length; start += MAX_ASSIGNED) {
      const some = tasks.slice(start, start + MAX_ASSIGNED)
      const body = { ...values, tasks: some.map(({ type, id, language }) => ({ type, id, language })) }
      const { data } = await api<AssignmentResult>(TRANSLATION_PATHS.assignments, { method: 'PUT', body })
      total.assigned += data.assigned
      total.missed += data.missed
    }
  return total
}

export function useAssign() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: assign,
    onSettled: () => queries.invalidateQueries({ queryKey: [TRANSLATION_KEY] }),
  })
}

/** Restores owner and due date of each row. */
export function undoOf(rows: readonly TranslationRow[]): Assignment[] {
  const groups = Map.groupBy(rows, ({ owner, due }) => `${owner?.id} ${due}`)
  return [...groups.values()].map((tasks) => ({
    tasks,
    owner: tasks[0]?.owner?.id ?? null,
    due: tasks[0]?.due ?? null,
  }))
}

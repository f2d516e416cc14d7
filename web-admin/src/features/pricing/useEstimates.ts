import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { EstimateFigures, EstimateListRow } from '@flou/shared/pricing/estimate/saved.ts'
import { api } from '../../core/session/current.ts'

export const LIST = 'estimates'
const FIGURES = 'estimate-figures'

export const useEstimates = () =>
  useInfiniteQuery({
    queryKey: [LIST],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const search = pageParam === '' ? '' : `?${new URLSearchParams({ cursor: pageParam }).toString()}`
      return api<EstimateListRow[]>(STAFF_PATHS.estimates + search, { signal })
    },
    getNextPageParam: (last) => last.cursor,
  })

export const useEstimateFigures = () =>
  useQuery({
    queryKey: [FIGURES],
    queryFn: async ({ signal }) => (await api<EstimateFigures>(STAFF_PATHS.estimateFigures, { signal })).data,
  })

export function useTakeDown() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api(STAFF_PATHS.estimate(id), { method: 'DELETE' }),
    onSuccess: () =>
      Promise.all([LIST, FIGURES].map((name) => client.invalidateQueries({ queryKey: [name] }))),
  })
}

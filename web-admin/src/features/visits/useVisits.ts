import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { daysAfter } from '@flou/shared/strings/calendar.ts'
import type { VisitFigures } from '@flou/shared/visits/visits.ts'
import { api } from '../../core/session/current.ts'

/** Inclusive days. */
export interface Period {
  from: string
  to: string
}

const MINUTE_MS = 60_000

export const useVisits = ({ from, to }: Period) =>
  useQuery({
    queryKey: ['visits', from, to],
    queryFn: async ({ signal }) => {
      const search = new URLSearchParams({ from, to }).toString()
      return (await api<VisitFigures>(`${STAFF_PATHS.visits}?${search}`, { signal })).data
    },
    placeholderData: keepPreviousData,
    staleTime: MINUTE_MS,
  })

/** Returns the period of as many days that ends before these figures. */
export const periodBefore = ({ from, days }: Pick<VisitFigures, 'from' | 'days'>): Period => ({
  from: daysAfter(from, -days.length),
  to: daysAfter(from, -1),
})

export const viewsOf = ({ en, id }: { en: number; id: number }): number => en + id

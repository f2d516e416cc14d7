import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import type { SearchFigures, SearchSums, SearchWeek } from '@flou/shared/search/searchFigures.ts'
import { api } from '../../core/session/current.ts'

const MINUTE_MS = 60_000

export const useSearchFigures = (weeks: number) =>
  useQuery({
    queryKey: ['searches', weeks],
    queryFn: async ({ signal }) =>
      (await api<SearchFigures>(`${STAFF_PATHS.searchFigures}?weeks=${weeks}`, { signal })).data,
    placeholderData: keepPreviousData,
    staleTime: MINUTE_MS,
  })

export function figuresIn(figures: SearchFigures, language: Language | undefined): SearchFigures {
  if (language === undefined) return figures
  const isInLanguage = (one: { language: Language }) => one.language === language
  return {
    ...figures,
    queries: figures.queries.filter(isInLanguage),
    pages: figures.pages.filter(isInLanguage),
  }
}

const NONE: SearchSums = { searches: 0, none: 0, clicks: 0 }

export function sumsOf(week: SearchWeek, language: Language | undefined): SearchSums {
  const languages: readonly Language[] = language === undefined ? LANGUAGES : [language]
  return languages.reduce<SearchSums>((sum, one) => {
    const { searches, none, clicks } = week[one]
    return { searches: sum.searches + searches, none: sum.none + none, clicks: sum.clicks + clicks }
  }, NONE)
}

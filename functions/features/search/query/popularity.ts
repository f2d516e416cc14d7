import type { Language } from '@flou/shared/locale.ts'

/**
 * Page views relative to the most viewed page (above 0 to 1), by path without language prefix, most popular
 * first.
 */
export type PagePopularity = ReadonlyMap<string, number>
export type Popularity = Readonly<Record<Language, PagePopularity>>

const MOST = 0.1

/**
 * Returns a factor from 1 to 1.1. An exact title match always gets the maximum, so popular pages cannot
 * outrank it.
 */
export const boostOf = (
  popularity: PagePopularity | undefined,
  { path, isWholeTitle }: { path: string; isWholeTitle: boolean },
): number => 1 + MOST * (isWholeTitle ? 1 : (popularity?.get(path) ?? 0))

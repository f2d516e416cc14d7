import type { Language } from '@flou/shared/locale.ts'

/** How often pages are opened, against the page that is opened most: from above 0 to 1, by path without a language prefix, the most popular first. */
export type PagePopularity = ReadonlyMap<string, number>
export type Popularity = Readonly<Record<Language, PagePopularity>>

/** What the most popular page gains on one that nobody opens: as much as a word more or less in a text. */
const MOST = 0.1

/**
 * What a page's popularity makes of its score, from 1 to 1.1. A page whose whole title is the query gets the most in any case, so that no
 * popular page passes it.
 */
export const boostOf = (
  popularity: PagePopularity | undefined,
  { path, isWholeTitle }: { path: string; isWholeTitle: boolean },
): number => 1 + MOST * (isWholeTitle ? 1 : (popularity?.get(path) ?? 0))

import { news, newsCategory, newsSubCategory } from '@flou/shared/content/types/news.ts'
import type { ContentSource, ListQuery } from '@flou/shared/site/contentSource.ts'
import { NEWS_PAGES, NEWS_PER_PAGE } from '@flou/shared/site/newsPaths.ts'
import { requireFound } from '../../requireFound.ts'
import { readTeasers } from '../teaser.ts'

/** The number of a list's page: 1 where the address names none; 404 for what is no page's address. */
function pageNumber(text: string | undefined): number {
  if (text === undefined) return 1
  const number = /^[2-9]$/.test(text) ? Number(text) : undefined
  return requireFound(number !== undefined && number <= NEWS_PAGES ? number : undefined)
}

/** The articles of one page of a list, and how many pages the list has. A page without articles is not there. */
export async function readListPage(source: ContentSource, page: string | undefined, by?: ListQuery['by']) {
  const number = pageNumber(page)
  const part = by && { by }
  const [articles, total] = await Promise.all([
    readTeasers(source, { ...part, skip: (number - 1) * NEWS_PER_PAGE, limit: NEWS_PER_PAGE }),
    source.count(news, { ...part, atMost: NEWS_PER_PAGE * NEWS_PAGES }),
  ])
  const pages = Math.max(1, Math.ceil(total / NEWS_PER_PAGE))
  return { articles: requireFound(number === 1 || articles.length > 0 ? articles : undefined), number, pages }
}
export type ListPage = Awaited<ReturnType<typeof readListPage>>

interface Named {
  title: string
  slug: string
}
const named = ({ title, slug }: Named): Named => ({ title, slug })

/** What lists can be filtered by, in the categories' order. */
export const readCategories = async (source: ContentSource): Promise<Named[]> =>
  (await source.list(newsCategory)).map(named)

/** The sub-categories of a category. */
export const readSubCategories = async (source: ContentSource, category: number): Promise<Named[]> =>
  (await source.list(newsSubCategory, { by: { field: 'categoryId', id: category } })).map(named)

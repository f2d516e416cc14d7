/** Addresses of the news pages (docs/decisions/2026-11-21-news-lists.md). Those with more than one part below the list never meet an article's. */
export const NEWS = '/news-and-information'
export const ARTICLE_PATH = `${NEWS}/:slug`
export const CATEGORY_PATH = `${NEWS}/category/:slug`
export const SUB_CATEGORY_PATH = `${NEWS}/sub-category/:slug`
export const ARCHIVE = `${NEWS}/archive/all`

/** Articles on a page of a list (decision 2). */
export const NEWS_PER_PAGE = 12
/** Pages of a list; what is older is in the archive. Each new article moves what all of them show, so they are few. */
export const NEWS_PAGES = 5

/** The address of a list's page; the first is the list's own. */
export const listPagePath = (list: string, page: number): string =>
  page === 1 ? list : `${list}/page/${page}`

/** The second and later pages a list may have. */
export const laterPages = (list: string): readonly string[] =>
  Array.from({ length: NEWS_PAGES - 1 }, (_, index) => listPagePath(list, index + 2))

/** Everything of a month, `2026-11`. */
export const archivePath = (month: string): string => `${NEWS}/archive/${month}`

/** The month of a day: `2026-11-21` → `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7)

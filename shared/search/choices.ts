import { RESULT_TYPE_LABEL, RESULT_TYPES } from './resultTypes.ts'
import { PAGE_SIZES, SORTS } from './results.ts'
import { searchUrl, type SearchView } from './searchView.ts'

function choices(label: string, links: readonly { html: string; url: string; isChosen: boolean }[]): string {
  const items = links.map(
    ({ html, url, isChosen }) =>
      `<li><a href="${url}" data-search=""${isChosen ? ' aria-current="true"' : ''}>${html}</a></li>`,
  )
  return `<nav class="search-choices" aria-label="${label}"><p>${label}</p><ul>${items.join('')}</ul></nav>`
}

export function typeChoices({ request, response, language, t }: SearchView): string {
  const counts = response?.counts ?? {}
  const found = RESULT_TYPES.filter((type) => (counts[type] ?? 0) > 0 || type === request.type)
  const count = (number = 0) => ` <span class="search-count">${number.toLocaleString(language)}</span>`
  return choices(t('refine'), [
    {
      html: t('everything') + count(response?.all),
      url: searchUrl(language, { ...request, type: undefined, page: 1 }),
      isChosen: !request.type,
    },
    ...found.map((type) => ({
      html: RESULT_TYPE_LABEL[type][language] + count(counts[type]),
      url: searchUrl(language, { ...request, type, page: 1 }),
      isChosen: request.type === type,
    })),
  ])
}

export const orderChoices = ({ request, language, t }: SearchView) =>
  choices(
    t('sort'),
    SORTS.map((sort) => ({
      html: t(`sort.${sort}`),
      url: searchUrl(language, { ...request, sort, page: 1 }),
      isChosen: request.sort === sort,
    })),
  ) +
  choices(
    t('perPage'),
    PAGE_SIZES.map((perPage) => ({
      html: String(perPage),
      url: searchUrl(language, { ...request, perPage, page: 1 }),
      isChosen: request.perPage === perPage,
    })),
  )

export function pager({ request, total = 0, language, t }: SearchView): string {
  const last = Math.ceil(total / request.perPage)
  if (last < 2) return ''
  const near = [1, request.page - 2, request.page - 1, request.page, request.page + 1, request.page + 2, last]
  const numbers = [...new Set(near)].filter((page) => page >= 1 && page <= last)
  const link = (page: number, html: string, more = '') =>
    `<li><a href="${searchUrl(language, { ...request, page })}" data-search=""${more}>${html}</a></li>`
  const items = numbers.map((page) => {
    const isHere = page === request.page
    return link(
      page,
      `<span class="only-heard">${t('page')} </span>${page}`,
      isHere ? ' aria-current="page"' : '',
    )
  })
  const before = request.page > 1 ? link(request.page - 1, t('before'), ' rel="prev"') : ''
  const after = request.page < last ? link(request.page + 1, t('after'), ' rel="next"') : ''
  return `<nav class="search-pager" aria-label="${t('pages')}"><ul>${before}${items.join('')}${after}</ul></nav>`
}

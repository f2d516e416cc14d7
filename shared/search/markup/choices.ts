import { RESULT_TYPE_LABEL, RESULT_TYPES } from '../resultTypes.ts'
import { PAGE_SIZES, SORTS } from '../results.ts'
import { addressOf, type Shown } from './shown.ts'

/** A row of links of which one is chosen. */
function choices(
  label: string,
  links: readonly { html: string; address: string; isChosen: boolean }[],
): string {
  const items = links.map(
    ({ html, address, isChosen }) =>
      `<li><a href="${address}" data-search=""${isChosen ? ' aria-current="true"' : ''}>${html}</a></li>`,
  )
  return `<nav class="search-choices" aria-label="${label}"><p>${label}</p><ul>${items.join('')}</ul></nav>`
}

/** Narrows the results to one type; each says how many there are. */
export function typeChoices({ asked, answer, language, t }: Shown): string {
  const counts = answer?.counts ?? {}
  const found = RESULT_TYPES.filter((type) => (counts[type] ?? 0) > 0 || type === asked.type)
  const count = (number = 0) => ` <span class="search-count">${number.toLocaleString(language)}</span>`
  return choices(t.refine, [
    {
      html: t.everything + count(answer?.all),
      address: addressOf(language, { ...asked, type: undefined, page: 1 }),
      isChosen: !asked.type,
    },
    ...found.map((type) => ({
      html: RESULT_TYPE_LABEL[type][language] + count(counts[type]),
      address: addressOf(language, { ...asked, type, page: 1 }),
      isChosen: asked.type === type,
    })),
  ])
}

/** Orders and sizes of a page. */
export const orderChoices = ({ asked, language, t }: Shown) =>
  choices(
    t.sort,
    SORTS.map((sort) => ({
      html: t.sorts[sort],
      address: addressOf(language, { ...asked, sort, page: 1 }),
      isChosen: asked.sort === sort,
    })),
  ) +
  choices(
    t.perPage,
    PAGE_SIZES.map((perPage) => ({
      html: String(perPage),
      address: addressOf(language, { ...asked, perPage, page: 1 }),
      isChosen: asked.perPage === perPage,
    })),
  )

/** Leads to other pages of the results; empty where there is one page. */
export function pager({ asked, total = 0, language, t }: Shown): string {
  const last = Math.ceil(total / asked.perPage)
  if (last < 2) return ''
  const near = [1, asked.page - 2, asked.page - 1, asked.page, asked.page + 1, asked.page + 2, last]
  const numbers = [...new Set(near)].filter((page) => page >= 1 && page <= last)
  const link = (page: number, html: string, more = '') =>
    `<li><a href="${addressOf(language, { ...asked, page })}" data-search=""${more}>${html}</a></li>`
  const items = numbers.map((page) => {
    const isHere = page === asked.page
    return link(
      page,
      `<span class="only-heard">${t.page} </span>${page}`,
      isHere ? ' aria-current="page"' : '',
    )
  })
  const before = asked.page > 1 ? link(asked.page - 1, t.before, ' rel="prev"') : ''
  const after = asked.page < last ? link(asked.page + 1, t.after, ' rel="next"') : ''
  return `<nav class="search-pager" aria-label="${t.pages}"><ul>${before}${items.join('')}${after}</ul></nav>`
}

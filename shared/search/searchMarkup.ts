import { localPath, type Language } from '../locale.ts'
import { pathTo } from '../paths.ts'
import { RESULT_TYPE_LABEL, RESULT_TYPES } from './resultTypes.ts'
import {
  PAGE_SIZES,
  searchParameters,
  SORTS,
  type Mark,
  type SearchAnswer,
  type SearchQuery,
  type SearchResult,
} from './results.ts'
import { SEARCH_TEXTS, type SearchTexts } from './searchTexts.ts'

/**
 * The content of the search page as HTML. The function that answers visitors without script and the script in the browser both make it here,
 * so both show the same. Every text is escaped; there are no scripts and no styles in it.
 */
export const SEARCH_START = '<!--search-->'
export const SEARCH_END = '<!--/search-->'

/** What the page shows; without an answer the form alone. */
export interface SearchState {
  asked: SearchQuery
  language: Language
  answer?: SearchAnswer
  /** Results of the type that was asked for. */
  total?: number
  /** The search could not be reached. */
  hasFailed?: boolean
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')

/** A text with the words that were found in `<mark>`. */
export function marked(text: string, marks: readonly Mark[]): string {
  let html = ''
  let at = 0
  for (const { start, end } of marks) {
    html += `${escaped(text.slice(at, start))}<mark>${escaped(text.slice(start, end))}</mark>`
    at = end
  }
  return html + escaped(text.slice(at))
}

const filled = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => escaped(String(values[name] ?? '')))

const addressOf = (language: Language, asked: Partial<SearchQuery>) => {
  const parameters = searchParameters(asked)
  return escaped(localPath(pathTo('search'), language) + (parameters === '' ? '' : `?${parameters}`))
}

interface Shown extends SearchState {
  t: SearchTexts
}

/** The field; what narrows the results stays when the query changes. */
function form({ asked, language, t }: Shown): string {
  const { type, sort, perPage } = asked
  const kept = new URLSearchParams(searchParameters({ ...(type && { type }), sort, perPage }))
  const hidden = [...kept].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  return (
    `<search><form class="search-form" action="${addressOf(language, {})}" method="get" data-native="" data-suggest="${language}">` +
    `<input type="search" name="query" id="search-query" aria-label="${t.field}" placeholder="${t.hint}" value="${escaped(asked.query)}" ` +
    `maxlength="200" required pattern=".*\\S.*" autocomplete="off" enterkeyhint="search">${hidden.join('')}` +
    `<button type="submit" class="button">${t.search}</button></form></search>`
  )
}

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

function typeChoices({ asked, answer, language, t }: Shown): string {
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

const orderChoices = ({ asked, language, t }: Shown) =>
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

const dayOf = (date: string, language: Language) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(language === 'id' ? 'id-ID' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

const isDay = (date: string) => /^\d{4}-\d{2}-\d{2}$/.test(date)

function resultItem(result: SearchResult, { language, t }: Shown): string {
  const { type, title, titleMarks, excerpt, excerptMarks, url, heading, date, isPinned } = result
  const facts = [
    RESULT_TYPE_LABEL[type][language],
    ...(isPinned ? [t.pinned] : []),
    ...(isDay(date) && (type === 'news' || type === 'event')
      ? [`<time datetime="${date}">${dayOf(date, language)}</time>`]
      : []),
  ]
  const lang = result.language === language ? '' : ` lang="${result.language}"`
  const place = heading === '' ? '' : `<p class="search-place"${lang}>${escaped(heading)}</p>`
  return (
    `<li class="search-result"><p class="search-facts">${facts.join('<span aria-hidden="true"> · </span>')}</p>` +
    `<h3${lang}><a href="${escaped(url)}" data-page="" data-result="${escaped(result.id)}">${marked(title, titleMarks)}</a></h3>` +
    `${place}<p class="search-excerpt"${lang}>${marked(excerpt, excerptMarks)}</p></li>`
  )
}

function pager({ asked, total = 0, language, t }: Shown): string {
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

function otherGroup(shown: Shown): string {
  const other = shown.answer?.other ?? []
  if (other.length === 0) return ''
  const items = other.map((result) => resultItem(result, shown)).join('')
  return (
    `<section class="search-other" aria-labelledby="search-other"><h2 id="search-other">${shown.t.other}</h2>` +
    `<ul class="search-results">${items}</ul></section>`
  )
}

function nothingFound({ answer, asked, t }: Shown): string {
  const links = (answer?.popular ?? []).map(
    ({ title, url }) => `<li><a href="${escaped(url)}" data-page="">${escaped(title)}</a></li>`,
  )
  const tips = t.tips.map((tip) => `<li>${tip}</li>`).join('')
  const popular =
    links.length === 0 ? '' : `<h3>${t.popular}</h3><ul class="search-popular">${links.join('')}</ul>`
  return `<div class="search-none"><h2>${filled(t.none, { query: asked.query })}</h2><ul>${tips}</ul>${popular}</div>`
}

function summary({ asked, total = 0, t }: Shown): string {
  const first = (asked.page - 1) * asked.perPage + 1
  const last = Math.min(total, asked.page * asked.perPage)
  const text = total === 1 ? t.one : t.many
  return filled(text, { query: asked.query, total, first: Math.min(first, last), last })
}

function outcome(shown: Shown): string {
  const { answer, asked, hasFailed, total = 0, t } = shown
  if (hasFailed === true) return `<p class="search-status" role="alert">${t.failed}</p>`
  if (asked.query === '') return `<p class="search-status" role="status">${t.begin}</p>`
  if (!answer) return `<p class="search-status" role="status">${t.searching}</p>`
  if (answer.all === 0)
    return `<p class="search-status only-heard" role="status">${filled(t.none, { query: asked.query })}</p>${nothingFound(shown)}${otherGroup(shown)}`
  const near = answer.isNear ? ` ${t.near}` : ''
  const items = answer.results.map((result) => resultItem(result, shown)).join('')
  return (
    `<p class="search-status" role="status">${summary(shown)}${near}</p>` +
    `<div class="search-columns"><div class="search-tools">${typeChoices(shown)}${orderChoices(shown)}</div>` +
    `<section aria-labelledby="search-found"><h2 id="search-found" class="only-heard">${t.results}</h2>` +
    `${total === 0 ? `<p>${t.noneOfType}</p>` : ''}<ol class="search-results">${items}</ol>${pager(shown)}</section></div>${otherGroup(shown)}`
  )
}

/** What one state of the page is called: the same name, the same content. */
export const stateName = (asked: SearchQuery): string => searchParameters(asked)

/** The content of the search page. */
export function searchMarkup(state: SearchState): string {
  const shown: Shown = { ...state, t: SEARCH_TEXTS[state.language] }
  const name = state.answer ? escaped(stateName(state.asked)) : ''
  return `${SEARCH_START}<div class="search-area" data-state="${name}">${form(shown)}${outcome(shown)}</div>${SEARCH_END}`
}

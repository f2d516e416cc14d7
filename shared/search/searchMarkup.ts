import { escapeHtml } from '../strings/escapeHtml.ts'
import { orderChoices, pager, typeChoices } from './choices.ts'
import { resultItem } from './resultItem.ts'
import { searchParameters, type SearchQuery } from './results.ts'
import { reader } from '../texts/reader.ts'
import { searchTexts } from '../texts/search.ts'
import { searchUrl, type SearchState, type SearchView } from './searchView.ts'

/**
 * Renders the search page as escaped HTML, shared by the Lambda function and the browser script. Contains no
 * scripts or styles.
 */
export const SEARCH_START = '<!--search-->'
export const SEARCH_END = '<!--/search-->'

function renderForm({ request, language, t }: SearchView): string {
  const { type, sort, perPage } = request
  const retainedFilters = new URLSearchParams(searchParameters({ ...(type && { type }), sort, perPage }))
  const hidden = [...retainedFilters].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return (
    `<search><form class="search-form" action="${searchUrl(language, {})}" method="get" data-native="" data-suggest="${language}">` +
    `<input type="search" name="query" id="search-query" aria-label="${t('field')}" placeholder="${t('hint')}" value="${escapeHtml(request.query)}" ` +
    `maxlength="200" required pattern=".*\\S.*" autocomplete="off" enterkeyhint="search">${hidden.join('')}` +
    `<button type="submit" class="button">${t('search')}</button></form></search>`
  )
}

function otherLanguageGroup(view: SearchView): string {
  const otherResults = view.response?.otherLanguage ?? []
  if (otherResults.length === 0) return ''
  const items = otherResults.map((result) => resultItem(result, view)).join('')
  return (
    `<section class="search-other" aria-labelledby="search-other"><h2 id="search-other">${view.t('other')}</h2>` +
    `<ul class="search-results">${items}</ul></section>`
  )
}

const TIPS = ['tip.spelling', 'tip.words', 'tip.product'] as const

function renderNothingFound({ response, request, t }: SearchView): string {
  const links = (response?.popular ?? []).map(
    ({ title, url }) => `<li><a href="${escapeHtml(url)}" data-page="">${escapeHtml(title)}</a></li>`,
  )
  const tips = TIPS.map((tip) => `<li>${t(tip)}</li>`).join('')
  const popular =
    links.length === 0 ? '' : `<h3>${t('popular')}</h3><ul class="search-popular">${links.join('')}</ul>`
  return `<div class="search-none"><h2>${t('none', { query: escapeHtml(request.query) })}</h2><ul>${tips}</ul>${popular}</div>`
}

function renderSummary({ request, total = 0, t }: SearchView): string {
  const first = (request.page - 1) * request.perPage + 1
  const last = Math.min(total, request.page * request.perPage)
  const query = escapeHtml(request.query)
  const place = { query, total: String(total), first: String(Math.min(first, last)), last: String(last) }
  return t(total === 1 ? 'one' : 'many', place)
}

function renderOutcome(view: SearchView): string {
  const { response, request, hasFailed, total = 0, t } = view
  if (hasFailed === true) return `<p class="search-status" role="alert">${t('failed')}</p>`
  if (request.query === '') return `<p class="search-status" role="status">${t('begin')}</p>`
  if (!response) return `<p class="search-status" role="status">${t('searching')}</p>`
  if (response.all === 0)
    return `<p class="search-status only-heard" role="status">${t('none', { query: escapeHtml(request.query) })}</p>${renderNothingFound(view)}${otherLanguageGroup(view)}`
  const near = response.isNear ? ` ${t('near')}` : ''
  const items = response.results.map((result) => resultItem(result, view)).join('')
  return (
    `<p class="search-status" role="status">${renderSummary(view)}${near}</p>` +
    `<div class="search-columns"><div class="search-tools">${typeChoices(view)}${orderChoices(view)}</div>` +
    `<section aria-labelledby="search-found"><h2 id="search-found" class="only-heard">${t('results')}</h2>` +
    `${total === 0 ? `<p>${t('noneOfType')}</p>` : ''}<ol class="search-results">${items}</ol>${pager(view)}</section></div>${otherLanguageGroup(view)}`
  )
}

/** Returns a key that identifies the page content of a query. */
export const stateKey = (request: SearchQuery): string => searchParameters(request)

const read = reader(searchTexts)

export function searchMarkup(state: SearchState): string {
  const view: SearchView = { ...state, t: read[state.language] }
  const name = state.response ? escapeHtml(stateKey(state.request)) : ''
  return `${SEARCH_START}<div class="search-area" data-state="${name}">${renderForm(view)}${renderOutcome(view)}</div>${SEARCH_END}`
}

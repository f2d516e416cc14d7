import { escapeHtml } from '../../text/escapeHtml.ts'
import { orderChoices, pager, typeChoices } from './choices.ts'
import { resultItem } from './resultItem.ts'
import { searchParameters, type SearchQuery } from '../results.ts'
import { SEARCH_TEXTS } from './searchTexts.ts'
import { addressOf, filled, type SearchState, type Shown } from './shown.ts'

/**
 * The content of the search page as HTML. The function that answers visitors without script and the script in the browser both make it here,
 * so both show the same. Every text is escaped; there are no scripts and no styles in it.
 */
export const SEARCH_START = '<!--search-->'
export const SEARCH_END = '<!--/search-->'

/** The field; what narrows the results stays when the query changes. */
function form({ asked, language, t }: Shown): string {
  const { type, sort, perPage } = asked
  const kept = new URLSearchParams(searchParameters({ ...(type && { type }), sort, perPage }))
  const hidden = [...kept].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return (
    `<search><form class="search-form" action="${addressOf(language, {})}" method="get" data-native="" data-suggest="${language}">` +
    `<input type="search" name="query" id="search-query" aria-label="${t.field}" placeholder="${t.hint}" value="${escapeHtml(asked.query)}" ` +
    `maxlength="200" required pattern=".*\\S.*" autocomplete="off" enterkeyhint="search">${hidden.join('')}` +
    `<button type="submit" class="button">${t.search}</button></form></search>`
  )
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
    ({ title, url }) => `<li><a href="${escapeHtml(url)}" data-page="">${escapeHtml(title)}</a></li>`,
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
  const name = state.answer ? escapeHtml(stateName(state.asked)) : ''
  return `${SEARCH_START}<div class="search-area" data-state="${name}">${form(shown)}${outcome(shown)}</div>${SEARCH_END}`
}

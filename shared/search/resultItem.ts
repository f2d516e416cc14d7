import { PUBLIC_PATHS } from '../content/routing/apiPaths.ts'
import type { Language } from '../locale.ts'
import { escapeHtml } from '../strings/escapeHtml.ts'
import { RESULT_TYPE_LABEL } from './resultTypes.ts'
import type { SearchResult } from './results.ts'
import { highlightText, type SearchView } from './searchView.ts'

const dayOf = (date: string, language: Language) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(language === 'id' ? 'id-ID' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

const isDay = (date: string) => /^\d{4}-\d{2}-\d{2}$/.test(date)

export function resultItem(result: SearchResult, { language, t }: SearchView): string {
  const { type, title, titleHighlights, excerpt, excerptHighlights, url, heading, date, isPinned } = result
  const facts = [
    RESULT_TYPE_LABEL[type][language],
    ...(isPinned ? [t('pinned')] : []),
    ...(isDay(date) && (type === 'news' || type === 'event')
      ? [`<time datetime="${date}">${dayOf(date, language)}</time>`]
      : []),
  ]
  const lang = result.language === language ? '' : ` lang="${result.language}"`
  const link = url.startsWith('/')
    ? ` data-page="" data-result="${escapeHtml(result.id)}" ping="${PUBLIC_PATHS.searchClick}"`
    : ''
  const headingHtml = heading === '' ? '' : `<p class="search-place"${lang}>${escapeHtml(heading)}</p>`
  return (
    `<li class="search-result"><p class="search-facts">${facts.join('<span aria-hidden="true"> · </span>')}</p>` +
    `<h3${lang}><a href="${escapeHtml(url)}"${link}>${highlightText(title, titleHighlights)}</a></h3>` +
    `${headingHtml}<p class="search-excerpt"${lang}>${highlightText(excerpt, excerptHighlights)}</p></li>`
  )
}

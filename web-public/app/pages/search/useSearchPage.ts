import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation, useNavigate, type NavigateFunction } from 'react-router'
import { localPath, type Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { searchParameters, searchQuery, type SearchQuery } from '@flou/shared/search/results.ts'
import { searchMarkup, stateKey } from '@flou/shared/search/searchMarkup.ts'
import { fetchAnswer } from './fetchAnswer.ts'
import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { SearchClick } from '@flou/shared/search/searchFigures.ts'
import { requestsPrivacy } from '../../site/browserSignal.ts'

/** Counts an opened result without cookies or ids; skipped for GPC, Do Not Track and automated browsers. */
function reportClick(click: SearchClick): void {
  if (click.query === '' || click.path === '' || requestsPrivacy(navigator) || navigator.webdriver) return
  navigator.sendBeacon?.(PUBLIC_PATHS.searchClick, JSON.stringify(click))
}

/** Caches results for back navigation and its scroll position. */
const cachedResults = new Map<string, string>()

const queryIn = (search: string): SearchQuery => searchQuery(Object.fromEntries(new URLSearchParams(search)))

/** Returns the result HTML; failures are not cached. */
async function load(request: SearchQuery, language: Language, signal: AbortSignal): Promise<string> {
  const found = await fetchAnswer(request, language, signal)
  if (!found) return searchMarkup({ request, language, hasFailed: true })
  const html = searchMarkup({ request, language, ...found })
  cachedResults.set(language + stateKey(request), html)
  return html
}

/** Handles form and links by client navigation. */
function attachHandlers(area: HTMLElement, navigate: NavigateFunction, language: Language): () => void {
  const path = localPath(pathTo('search'), language)
  const onSubmit = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    const fields = Object.fromEntries(
      [...new FormData(event.target)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    )
    const request = searchQuery(fields)
    if (request.query !== '') void navigate(`${path}?${searchParameters(request)}`)
  }
  const onClick = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-search]') : null
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    void navigate(link.pathname + link.search)
  }
  const onResult = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-result]') : null
    link?.removeAttribute('ping') // `ping` is only for browsers without script
    const query = new URLSearchParams(window.location.search).get('query')?.trim() ?? ''
    if (link) reportClick({ query, language, path: link.dataset['result'] ?? '' })
  }
  area.addEventListener('submit', onSubmit)
  area.addEventListener('click', onClick)
  // capture phase: links navigate in the bubble phase
  area.addEventListener('click', onResult, true)
  area.addEventListener('auxclick', onResult, true)
  return () => {
    area.removeEventListener('submit', onSubmit)
    area.removeEventListener('click', onClick)
    area.removeEventListener('click', onResult, true)
    area.removeEventListener('auxclick', onResult, true)
  }
}

/** Moves focus from replaced results to the status, so that screen readers announce the count. */
function focusOutcome(area: HTMLElement | null): void {
  const status = area?.querySelector<HTMLElement>('.search-status')
  if (!status || (document.activeElement !== document.body && !area?.contains(document.activeElement))) return
  status.tabIndex = -1
  status.focus({ preventScroll: true })
}

interface SearchPage {
  area: RefObject<HTMLDivElement | null>
  html: string
  isBusy: boolean
}

export function useSearchPage(language: Language): SearchPage {
  const area = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { search } = useLocation()
  const [currentHtml, setCurrentHtml] = useState(() => searchMarkup({ request: searchQuery({}), language }))
  const [isBusy, setIsBusy] = useState(false)
  const name = language + stateKey(queryIn(search))
  const cached = cachedResults.get(name)
  useEffect(
    () => (area.current ? attachHandlers(area.current, navigate, language) : undefined),
    [navigate, language],
  )
  useEffect(() => {
    const request = queryIn(search)
    const state = area.current?.querySelector<HTMLElement>('.search-area')?.dataset['state']
    if (request.query === '' || cachedResults.has(name)) return undefined
    if (area.current && state === stateKey(request)) {
      // rendered by the server
      cachedResults.set(name, area.current.innerHTML)
      return undefined
    }
    const controller = new AbortController()
    setIsBusy(true)
    void load(request, language, controller.signal).then((html) => {
      if (controller.signal.aborted) return undefined
      setCurrentHtml(html)
      setIsBusy(false)
      requestAnimationFrame(() => focusOutcome(area.current))
      return undefined
    })
    return () => controller.abort()
  }, [search, name, language])
  return { area, html: cached ?? currentHtml, isBusy }
}

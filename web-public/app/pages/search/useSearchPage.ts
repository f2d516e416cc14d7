import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation, useNavigate, type NavigateFunction } from 'react-router'
import { localPath, type Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { searchParameters, searchQuery, type SearchQuery } from '@flou/shared/search/results.ts'
import { searchMarkup, stateName } from '@flou/shared/search/markup/searchMarkup.ts'
import { fetchAnswer } from './fetchAnswer.ts'
import { tellClick } from './tellClick.ts'

/** What states of the page showed, so that going back shows them at once, and at the same place. */
const shownStates = new Map<string, string>()

const queryIn = (search: string): SearchQuery => searchQuery(Object.fromEntries(new URLSearchParams(search)))

/** The answer as HTML; a failure is said in its place and not kept. */
async function load(asked: SearchQuery, language: Language, signal: AbortSignal): Promise<string> {
  const found = await fetchAnswer(asked, language, signal)
  if (!found) return searchMarkup({ asked, language, hasFailed: true })
  const html = searchMarkup({ asked, language, ...found })
  shownStates.set(language + stateName(asked), html)
  return html
}

/** Sends the form and follows the page's own links without loading a document. */
function takeOver(area: HTMLElement, navigate: NavigateFunction, language: Language): () => void {
  const path = localPath(pathTo('search'), language)
  const onSubmit = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    const fields = Object.fromEntries(
      [...new FormData(event.target)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    )
    const asked = searchQuery(fields)
    if (asked.query !== '') void navigate(`${path}?${searchParameters(asked)}`)
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
    link?.removeAttribute('ping') // the browser tells it only where no script does
    const query = new URLSearchParams(window.location.search).get('query')?.trim() ?? ''
    if (link) tellClick({ query, language, path: link.dataset['result'] ?? '' })
  }
  area.addEventListener('submit', onSubmit)
  area.addEventListener('click', onClick)
  // on the way down: the page's links leave for another page on the way up
  area.addEventListener('click', onResult, true)
  area.addEventListener('auxclick', onResult, true)
  return () => {
    area.removeEventListener('submit', onSubmit)
    area.removeEventListener('click', onClick)
    area.removeEventListener('click', onResult, true)
    area.removeEventListener('auxclick', onResult, true)
  }
}

/** New results take the focus that was on what they replace: a screen reader says how many there are. */
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

/** What the search page shows for the query in its address. */
export function useSearchPage(language: Language): SearchPage {
  const area = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { search } = useLocation()
  const [shown, setShown] = useState(() => searchMarkup({ asked: searchQuery({}), language }))
  const [isBusy, setIsBusy] = useState(false)
  const name = language + stateName(queryIn(search))
  const known = shownStates.get(name)
  useEffect(
    () => (area.current ? takeOver(area.current, navigate, language) : undefined),
    [navigate, language],
  )
  useEffect(() => {
    const asked = queryIn(search)
    const state = area.current?.querySelector<HTMLElement>('.search-area')?.dataset['state']
    if (asked.query === '' || shownStates.has(name)) return undefined
    if (area.current && state === stateName(asked)) {
      // the server has answered already
      shownStates.set(name, area.current.innerHTML)
      return undefined
    }
    const leaving = new AbortController()
    setIsBusy(true)
    void load(asked, language, leaving.signal).then((html) => {
      if (leaving.signal.aborted) return undefined
      setShown(html)
      setIsBusy(false)
      requestAnimationFrame(() => focusOutcome(area.current))
      return undefined
    })
    return () => leaving.abort()
  }, [search, name, language])
  return { area, html: known ?? shown, isBusy }
}

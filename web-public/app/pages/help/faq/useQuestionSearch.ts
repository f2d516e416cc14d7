import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { filterQuestions } from './filterQuestions.ts'

/** The name in the address under which the query is, as on the search page (spec §2). */
export const QUERY = 'query'

/** Writing to the address at every key would meet the limit that browsers have for it. */
const PAUSE_MS = 300

const queryInAddress = () => new URLSearchParams(window.location.search).get(QUERY) ?? ''

function writeAddress(query: string): void {
  const address = new URL(window.location.href)
  if (query === '') address.searchParams.delete(QUERY)
  else address.searchParams.set(QUERY, query)
  window.history.replaceState(window.history.state, '', address)
}

/** What was looked for, and how many questions have it. */
export interface Result {
  query: string
  count: number
}

/**
 * Search within the page's questions, with the query in the address: it is there again after a reload, and can be passed on.
 * @param root what holds the questions
 */
export function useQuestionSearch(root: RefObject<HTMLElement | null>) {
  const field = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [result, setResult] = useState<Result>()

  const show = useCallback(
    (text: string) => {
      const query = text.trim()
      const count = root.current ? filterQuestions(root.current, query) : 0
      setResult(query === '' ? undefined : { query, count })
    },
    [root],
  )
  const search = (text: string) => {
    show(text)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => writeAddress(text.trim()), PAUSE_MS)
  }
  useEffect(() => {
    const query = queryInAddress()
    // what was typed before hydration comes as an event of its own
    if (query !== '' && field.current?.value === '') {
      field.current.value = query
      show(query)
    }
    const shown = root.current
    return () => {
      clearTimeout(pause.current)
      if (shown) filterQuestions(shown, '')
    }
  }, [root, show])
  return { field, result, search }
}

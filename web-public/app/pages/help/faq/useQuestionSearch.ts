import { useEffect, useRef, useState, type RefObject } from 'react'
import { filterQuestions } from './filterQuestions.ts'

/** The name in the address under which the query is, as on the search page (spec §2). */
export const QUERY = 'query'

/** Writing to the address at every key would meet the limit that browsers have for it. */
const PAUSE_MS = 300

const queryInAddress = () => (new URLSearchParams(window.location.search).get(QUERY) ?? '').trim()

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

/** Shows what a query finds; undefined where nothing is looked for. */
function resultOf(questions: HTMLElement | null, query: string): Result | undefined {
  const count = questions ? filterQuestions(questions, query) : 0
  return query === '' ? undefined : { query, count }
}

/**
 * Search within the page's questions, with the query in the address: it is there again after a reload, and can be passed on.
 * @param root what holds the questions
 */
export function useQuestionSearch(root: RefObject<HTMLElement | null>) {
  const field = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [result, setResult] = useState<Result>()

  const search = (text: string) => {
    const query = text.trim()
    setResult(resultOf(root.current, query))
    clearTimeout(pause.current)
    pause.current = setTimeout(() => writeAddress(query), PAUSE_MS)
  }
  useEffect(() => {
    const questions = root.current
    const query = queryInAddress()
    // what was typed before hydration comes as an event of its own
    if (query !== '' && field.current?.value === '') {
      field.current.value = query
      setResult(resultOf(questions, query))
    }
    return () => {
      clearTimeout(pause.current)
      if (questions) filterQuestions(questions, '')
    }
  }, [root])
  return { field, result, search }
}

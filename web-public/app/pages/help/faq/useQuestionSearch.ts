import { useEffect, useRef, useState, type RefObject } from 'react'
import { filterQuestions } from './filterQuestions.ts'

export const QUERY = 'query'

/** Debounce in milliseconds: browsers limit history updates. */
const DEBOUNCE_MS = 300

const queryFromUrl = () => (new URLSearchParams(window.location.search).get(QUERY) ?? '').trim()

function writeUrl(query: string, pathname: string): void {
  const url = new URL(window.location.href)
  if (url.pathname !== pathname) return
  if (query === '') url.searchParams.delete(QUERY)
  else url.searchParams.set(QUERY, query)
  window.history.replaceState(window.history.state, '', url)
}

export interface Result {
  query: string
  count: number
}

function resultOf(questions: HTMLElement | null, query: string): Result | undefined {
  const count = questions ? filterQuestions(questions, query) : 0
  return query === '' ? undefined : { query, count }
}

export function useQuestionSearch(root: RefObject<HTMLElement | null>) {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [result, setResult] = useState<Result>()

  const search = (text: string) => {
    const query = text.trim()
    setResult(resultOf(root.current, query))
    clearTimeout(timer.current)
    timer.current = setTimeout(writeUrl, DEBOUNCE_MS, query, window.location.pathname)
  }
  useEffect(() => {
    const questions = root.current
    const query = queryFromUrl()
    // earlier input is replayed as an event
    if (query !== '' && field.current?.value === '') {
      field.current.value = query
      setResult(resultOf(questions, query))
    }
    return () => {
      clearTimeout(timer.current)
      if (questions) filterQuestions(questions, '')
    }
  }, [root])
  return { field, result, search }
}

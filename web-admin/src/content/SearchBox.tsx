import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../elements/Icon.tsx'
import { useDebounced } from '../state/useDebounced.ts'

const SEARCH_DELAY_MS = 250

interface Props {
  /** What is searched for now; the address may change it by itself (back, a saved view). */
  keyword: string
  onSearch: (keyword: string) => void
  label: string
  hint?: string
  className?: string | undefined
}

/** Searches for what is typed, a moment after the last key. */
export function SearchBox({ keyword, onSearch, label, hint = label, className }: Props) {
  const [text, setText] = useState(keyword)
  const typed = useDebounced(text.trim(), SEARCH_DELAY_MS)
  const asked = useRef(keyword)
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })
  useEffect(() => {
    if (typed === asked.current) return
    asked.current = typed
    search.current(typed)
  }, [typed])
  useEffect(() => {
    if (keyword === asked.current) return // the answer to what was typed: further letters stay
    asked.current = keyword
    setText(keyword)
  }, [keyword])
  return (
    <TextInput
      type="search"
      className={className}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      placeholder={hint}
      aria-label={label}
      leftSection={<Icon name="search" size={16} />}
      data-autofocus
    />
  )
}

import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'

const SEARCH_DELAY_MS = 250

interface Props {
  keyword: string
  onSearch: (keyword: string) => void
  label: string
  hint?: string
  className?: string | undefined
}

export function SearchBox({ keyword, onSearch, label, hint = label, className }: Props) {
  const [text, setText] = useState(keyword)
  const [typed] = useDebouncedValue(text.trim(), SEARCH_DELAY_MS)
  const lastSearched = useRef(keyword)
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })
  useEffect(() => {
    if (typed === lastSearched.current) return
    lastSearched.current = typed
    search.current(typed)
  }, [typed])
  useEffect(() => {
    if (keyword === lastSearched.current) return // result of this input's own search: keep newer letters
    lastSearched.current = keyword
    setText(keyword)
  }, [keyword])
  return (
    <TextInput
      name="search"
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

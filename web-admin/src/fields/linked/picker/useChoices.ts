import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { Option } from '@flou/shared/api.ts'
import { otherLanguage, type Language } from '@flou/shared/locale.ts'
import { useOptions, useTitles } from '../../../core/records/useOptions.ts'

const SEARCH_DELAY_MS = 200

interface ChoicesQuery {
  type: string
  /** Chosen records, listed even if the search does not match them. */
  ids: readonly number[]
  language: Language
}

export function useChoices({ type, ids, language }: ChoicesQuery) {
  const [search, setSearch] = useState('')
  const [isOpen, setOpen] = useState(false)
  const chosen = useTitles(type, ids)
  const labelOf = ({ id, title }: Option) => title[language] || title[otherLanguage(language)] || String(id)
  // the picker writes the chosen title into its search box; that is not a search
  const typed = chosen.data?.some((option) => labelOf(option) === search) ? '' : search
  const [searched] = useDebouncedValue(typed.trim(), SEARCH_DELAY_MS)
  const found = useOptions(type, searched, isOpen)
  const matches = found.data ?? []
  const options = new Map([...matches, ...(chosen.data ?? [])].map((option) => [option.id, option]))
  for (const id of ids) if (!options.has(id)) options.set(id, { id, title: { en: '', id: '' } })
  const choices = [...options.values()].map((option) => ({
    value: String(option.id),
    label: labelOf(option),
  }))
  const isSearching = typed.trim() !== ''
  const isFound = searched === typed.trim() && found.isSuccess && !found.isPlaceholderData
  return {
    choices,
    search,
    setSearch,
    setOpen,
    isSearching,
    /** Matching values in order; undefined while the search is pending. */
    matches: isSearching && isFound ? matches.map(({ id }) => String(id)) : undefined,
  }
}

import { useState } from 'react'
import type { Option } from '@flou/shared/api.ts'
import { otherLanguage, type Language } from '@flou/shared/locale.ts'
import { useDebounced } from '../../../../state/useDebounced.ts'
import { useOptions, useTitles } from '../../../useOptions.ts'

const SEARCH_DELAY_MS = 200

interface Asked {
  type: string
  /** What is chosen already: shown by title even where the search does not find it. */
  ids: readonly number[]
  language: Language
}

/** What a picker of records offers while its owner types. */
export function useChoices({ type, ids, language }: Asked) {
  const [search, setSearch] = useState('')
  const [isOpen, setOpen] = useState(false)
  const chosen = useTitles(type, ids)
  const labelOf = ({ id, title }: Option) => title[language] || title[otherLanguage(language)] || String(id)
  // a picker writes the chosen title into its search box: that is no search
  const typed = chosen.data?.some((option) => labelOf(option) === search) ? '' : search
  const asked = useDebounced(typed.trim(), SEARCH_DELAY_MS)
  const found = useOptions(type, asked, isOpen)
  const matches = found.data ?? []
  const options = new Map([...matches, ...(chosen.data ?? [])].map((option) => [option.id, option]))
  for (const id of ids) if (!options.has(id)) options.set(id, { id, title: { en: '', id: '' } })
  const choices = [...options.values()].map((option) => ({
    value: String(option.id),
    label: labelOf(option),
  }))
  const isSearching = typed.trim() !== ''
  const isFound = asked === typed.trim() && found.isSuccess && !found.isPlaceholderData
  return {
    choices,
    search,
    setSearch,
    setOpen,
    isSearching,
    /** What was typed has been looked for: the values that match, the first one first; undefined until then. */
    matches: isSearching && isFound ? matches.map(({ id }) => String(id)) : undefined,
  }
}

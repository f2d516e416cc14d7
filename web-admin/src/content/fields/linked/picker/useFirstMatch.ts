import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { useChoices } from './useChoices.ts'

type Offered = Pick<ReturnType<typeof useChoices>, 'matches' | 'isSearching' | 'search'>

/** With Ctrl or Cmd the key publishes the form (decision 49): it is none of the picker's. */
export const isPlainEnter = ({
  key,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean => key === 'Enter' && !ctrlKey && !metaKey

/**
 * Makes the first match of a picker the active one while a person types, so that Enter chooses it. Enter before the matches are there
 * chooses the first of them once they are. `choose` takes a value that matches.
 */
export function useFirstMatch({ matches, isSearching, search }: Offered, choose: (value: string) => void) {
  /** What was typed when Enter was pressed too early. */
  const entered = useRef<string>(undefined)
  const [first] = matches ?? []
  useEffect(() => {
    if (matches === undefined) return
    if (entered.current === search && first !== undefined) choose(first)
    entered.current = undefined
  })
  return {
    selectFirstOptionOnChange: matches !== undefined,
    filter: <T extends object>({ options }: { options: T[] }): T[] =>
      isSearching && matches
        ? options.filter((option) => 'value' in option && matches.includes(String(option.value)))
        : options,
    onKeyDown: (event: KeyboardEvent) => {
      if (!isPlainEnter(event) || event.nativeEvent.isComposing || !isSearching || matches) return
      event.preventDefault()
      event.stopPropagation()
      entered.current = search
    },
  }
}

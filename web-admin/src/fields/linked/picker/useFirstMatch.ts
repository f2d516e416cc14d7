import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { useChoices } from './useChoices.ts'

type Offered = Pick<ReturnType<typeof useChoices>, 'matches' | 'isSearching' | 'search'>

/** True for Enter without Ctrl or Cmd, which publish the form. */
export const isPlainEnter = ({
  key,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean => key === 'Enter' && !ctrlKey && !metaKey

/**
 * Activates the first match while typing. Enter before the results arrive chooses the first one afterwards.
 */
export function useFirstMatch({ matches, isSearching, search }: Offered, choose: (value: string) => void) {
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

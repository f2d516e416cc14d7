import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import type { useChoices } from './useChoices.ts'

type Offered = Pick<ReturnType<typeof useChoices>, 'matches' | 'isSearching' | 'search'>

/** True for Enter without Ctrl or Cmd, which publish the form. */
export const isPlainEnter = ({
  key,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean => key === 'Enter' && !ctrlKey && !metaKey

/** True if the list of the combobox marks an option, which Enter then chooses. */
const hasMarkedOption = (input: Element) =>
  Boolean(
    document
      .getElementById(input.getAttribute('aria-controls') ?? '')
      ?.querySelector('[data-combobox-selected]'),
  )

/**
 * Activates the first match while typing. Enter before the results arrive chooses the first one afterwards.
 * @param entered search text that Enter was already pressed for
 */
export function useFirstMatch(
  { matches, isSearching, search }: Offered,
  choose: (value: string) => void,
  entered?: RefObject<string | undefined>,
) {
  const own = useRef<string>(undefined)
  const waiting = entered ?? own
  const [first] = matches ?? []
  useEffect(() => {
    if (matches === undefined) return
    if (waiting.current === search && first !== undefined) choose(first)
    waiting.current = undefined
  })
  return {
    selectFirstOptionOnChange: matches !== undefined,
    filter: <T extends object>({ options }: { options: T[] }): T[] =>
      isSearching && matches
        ? options.filter((option) => 'value' in option && matches.includes(String(option.value)))
        : options,
    onKeyDown: (event: KeyboardEvent) => {
      if (!isPlainEnter(event) || event.nativeEvent.isComposing || !isSearching) return
      if (matches && hasMarkedOption(event.currentTarget)) return
      event.preventDefault()
      event.stopPropagation()
      if (!matches) waiting.current = search
      else if (first !== undefined) choose(first)
    },
  }
}

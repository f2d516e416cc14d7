import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useRecordSearch } from '../../../core/offices/useRecordSearch.ts'
import { useContentLanguage } from '../../form/FormContext.ts'
import type { LinkTarget } from '../document/links.ts'
import { linkChoices } from './linkTargets.ts'

const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
}

interface Options {
  link: LinkTarget | undefined
  /** Called without a target if the field was emptied. */
  onChoose: (target?: LinkTarget) => void
}

function useTyped(link: LinkTarget | undefined) {
  const [typed, setTyped] = useState(link?.href ?? '')
  const [at, point] = useState(0)
  const [isBad, setBad] = useState(false)
  const type = (text: string) => {
    setTyped(text)
    point(0)
    setBad(false)
  }
  // the unchanged link is not a search
  return { typed, keyword: typed === link?.href ? '' : typed.trim(), at, point, isBad, setBad, type }
}

/** Link search. Enter chooses the active line, or the first one once the response arrives. */
export function useLinkSearch({ link, onChoose }: Options) {
  const language = useContentLanguage()
  const { typed, keyword, at, point, isBad, setBad, type } = useTyped(link)
  const { hits, isWaiting, isFailed } = useRecordSearch(keyword)
  const choices = useMemo(() => linkChoices({ typed: keyword, hits, language }), [keyword, hits, language])
  const active = Math.min(at, choices.length - 1)
  const entered = useRef<string>(undefined)
  function enter() {
    const choice = choices[active]
    if (keyword === '') onChoose(typed === '' ? undefined : link)
    else if (choice) onChoose(choice)
    else if (isWaiting) entered.current = typed
    else setBad(true)
  }
  useEffect(() => {
    if (entered.current === undefined || isWaiting) return
    const isSame = entered.current === typed
    entered.current = undefined
    if (isSame) enter()
  })
  function move({ key }: KeyboardEvent): boolean {
    const next = choices.length > 0 ? MOVES[key]?.(active, choices.length) : undefined
    if (next !== undefined) point(next)
    return next !== undefined
  }
  return { typed, keyword, choices, active, isWaiting, isFailed, isBad, enter, point, type, move }
}
export type LinkSearch = ReturnType<typeof useLinkSearch>

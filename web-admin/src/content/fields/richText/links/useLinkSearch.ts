import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useRecordSearch } from '../../../../offices/useRecordSearch.ts'
import { useContentLanguage } from '../../../form/FormContext.ts'
import type { LinkTarget } from '../document/links.ts'
import { linkChoices } from './linkTargets.ts'

/** Where an arrow leads from one of `count` lines; both ends lead on to each other. */
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
}

interface Options {
  /** The link that is changed; undefined for a new one. */
  link: LinkTarget | undefined
  /** Told nothing where the field was emptied. */
  onChoose: (target?: LinkTarget) => void
}

/** What is typed, and which of the lines for it is active. */
function useTyped(link: LinkTarget | undefined) {
  const [typed, setTyped] = useState(link?.href ?? '')
  const [at, point] = useState(0)
  const [isBad, setBad] = useState(false)
  const type = (text: string) => {
    setTyped(text)
    point(0)
    setBad(false)
  }
  // the link as it was is no search
  return { typed, keyword: typed === link?.href ? '' : typed.trim(), at, point, isBad, setBad, type }
}

/**
 * What a person types to link to, and what is offered for it. Enter chooses the line that is active, at first the first one; pressed
 * before the server has answered it chooses the first line once it is there.
 */
export function useLinkSearch({ link, onChoose }: Options) {
  const language = useContentLanguage()
  const { typed, keyword, at, point, isBad, setBad, type } = useTyped(link)
  const { hits, isWaiting, isFailed } = useRecordSearch(keyword)
  const choices = useMemo(() => linkChoices({ typed: keyword, hits, language }), [keyword, hits, language])
  const active = Math.min(at, choices.length - 1)
  /** What was typed when Enter was pressed too early. */
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
  /** True where the key moved through the list. */
  function move({ key }: KeyboardEvent): boolean {
    const next = choices.length > 0 ? MOVES[key]?.(active, choices.length) : undefined
    if (next !== undefined) point(next)
    return next !== undefined
  }
  return { typed, keyword, choices, active, isWaiting, isFailed, isBad, enter, point, type, move }
}
export type LinkSearch = ReturnType<typeof useLinkSearch>

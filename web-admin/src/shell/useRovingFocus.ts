import { useEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react'
import { namesOf, shortcutOf, useShownShortcuts } from '../core/state/shortcuts.ts'

const NAMES = namesOf('navigation')
const ENTRIES = 'a, button'
const CURRENT = '[aria-current], [data-active]'

const entriesIn = (root: Element) => [...root.querySelectorAll<HTMLElement>(ENTRIES)]

function makeStop(root: Element, stop: HTMLElement): void {
  for (const entry of entriesIn(root)) entry.tabIndex = entry === stop ? 0 : -1
}

const branchOf = (entry: Element) => entry.closest('ul')?.parentElement?.querySelector<HTMLElement>('button')

function makeTargetStop({ currentTarget, target }: SyntheticEvent): void {
  const entry = target instanceof Element ? target.closest<HTMLElement>(ENTRIES) : null
  if (entry) makeStop(currentTarget, entry)
}

function targetOf(entries: readonly HTMLElement[], entry: HTMLElement, pressed: KeyboardEvent) {
  const at = entries.indexOf(entry)
  switch (shortcutOf('navigation', pressed)) {
    case 'entry':
      return entries[at + (pressed.key === 'ArrowDown' ? 1 : -1)]
    case 'entryEnds':
      return entries.at(pressed.key === 'Home' ? 0 : -1)
    case 'openArea':
      if (entry.ariaExpanded === 'true') return entries[at + 1]
      if (entry.ariaExpanded === 'false') entry.click()
      return entry
    case 'closeArea':
      if (entry.ariaExpanded === 'true') entry.click()
      return entry.ariaExpanded === null || entry.ariaExpanded === 'false' ? branchOf(entry) : entry
    default:
      return undefined
  }
}

/**
 * One Tab stop for all entries of the navigation: the last focused one, at first the present screen's. Entries
 * have `tabIndex={-1}`.
 */
export function useRovingFocus(pathname: string) {
  const root = useRef<HTMLElement>(null)
  const shownPath = useRef<string>(undefined)
  useShownShortcuts('navigation', NAMES)
  useEffect(() => {
    const nav = root.current
    if (!nav) return
    const hasStop = entriesIn(nav).some(({ tabIndex }) => tabIndex === 0)
    if (hasStop && (shownPath.current === pathname || nav.contains(document.activeElement))) return
    const current = nav.querySelector<HTMLElement>(CURRENT)
    const stop = current ?? nav.querySelector<HTMLElement>(ENTRIES)
    if (stop) makeStop(nav, stop)
    if (current) shownPath.current = pathname
  })
  return {
    root,
    onFocus: makeTargetStop,
    onClick: makeTargetStop,
    onKeyDown: (event: KeyboardEvent) => {
      const entry = event.target instanceof Element ? event.target.closest<HTMLElement>(ENTRIES) : null
      const target = entry && targetOf(entriesIn(event.currentTarget), entry, event)
      if (!target) return
      event.preventDefault()
      target.focus()
    },
  }
}

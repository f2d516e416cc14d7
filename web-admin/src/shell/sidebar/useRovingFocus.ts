import { useEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react'
import { namesOf, shortcutOf, useShownShortcuts } from '../../core/state/shortcuts.ts'

const NAMES = namesOf('navigation')
const ENTRIES = 'a, input, button:not([data-pin])'
const CURRENT = '[aria-current]'

const entriesIn = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>(ENTRIES)].filter((entry) => !entry.closest('[hidden]'))

function makeStop(root: Element, stop: HTMLElement): void {
  for (const entry of entriesIn(root)) entry.tabIndex = entry === stop ? 0 : -1
}

const branchOf = (entry: Element) => entry.closest('ul')?.closest('li')?.querySelector<HTMLElement>('button')

function makeTargetStop({ currentTarget, target }: SyntheticEvent): void {
  const entry = target instanceof Element ? target.closest<HTMLElement>(ENTRIES) : null
  if (entry) makeStop(currentTarget, entry)
}

/** Clicks the star. An entry in the list of pins disappears, so that the focus moves on. */
function pin(entry: HTMLElement, next: HTMLElement | undefined): HTMLElement | undefined {
  entry.parentElement?.querySelector<HTMLElement>('[data-pin]')?.click()
  return entry.closest('[data-pinned]') ? next : entry
}

function targetOf(entries: readonly HTMLElement[], entry: HTMLElement, pressed: KeyboardEvent) {
  const at = entries.indexOf(entry)
  const shortcut = shortcutOf('navigation', pressed)
  if (entry instanceof HTMLInputElement && shortcut !== 'entry') return undefined
  switch (shortcut) {
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
    case 'pinEntry':
      return pin(entry, entries[at + 1])
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
    const stop = current ?? entriesIn(nav)[1]
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

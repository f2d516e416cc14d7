import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

const MENUS = 'details[name="main-menu"][open]'
/** From this width on, panels lie over the page; below it they are an accordion in the page's flow (Header.module.css). */
const WIDE = '(min-width: 80rem)'

function closeMenus(header: HTMLElement): void {
  for (const menu of header.querySelectorAll<HTMLDetailsElement>(MENUS)) menu.open = false
}

function closeAll(header: HTMLElement): void {
  closeMenus(header)
  for (const open of header.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
}

function closeOnEscape(header: HTMLElement, event: KeyboardEvent): void {
  const open = header.querySelector<HTMLDetailsElement>(MENUS)
  if (event.key !== 'Escape' || !open) return
  open.open = false
  open.querySelector('summary')?.focus()
  // on narrow screens one press closes one level
  event.preventDefault()
}

/** A side item's contents fill the panel: pressed again it would leave it empty. */
function keepSideOpen(event: MouseEvent): void {
  const summary = event.target instanceof Element && event.target.closest('summary[data-keeps]')
  const isOpen = summary && summary.parentElement?.hasAttribute('open')
  if (isOpen && window.matchMedia(WIDE).matches) event.preventDefault()
}

function watch(header: HTMLElement): () => void {
  const isOutside = ({ target }: Event) => target instanceof Node && !header.contains(target)
  const onKey = (event: KeyboardEvent) => closeOnEscape(header, event)
  const onClick = (event: MouseEvent) => (isOutside(event) ? closeMenus(header) : keepSideOpen(event))
  // whoever tabs on must see where they are
  const onFocus = (event: FocusEvent) => isOutside(event) && closeAll(header)
  document.addEventListener('keydown', onKey)
  document.addEventListener('click', onClick)
  document.addEventListener('focusin', onFocus)
  return () => {
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('click', onClick)
    document.removeEventListener('focusin', onFocus)
  }
}

/**
 * Closes open menus after a navigation, on Escape, and when a click or the focus goes elsewhere. Opening, closing by a second
 * click and one at a time are the browser's own work, so that they need no script.
 */
export function useMenuClosing(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    if (!header.current || shown.current === key) return
    shown.current = key
    closeAll(header.current)
  }, [key])
  useEffect(() => (header.current ? watch(header.current) : undefined), [])
  return header
}

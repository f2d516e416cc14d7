import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

const MENUS = 'details[name="main-menu"][open]'
/** Minimum width for overlay panels (Header.module.css). */
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
  // on narrow screens Escape closes one level
  event.preventDefault()
}

/** Prevents closing the only open side item, which would empty the panel. */
function preventSideClosing(event: MouseEvent): void {
  const summary = event.target instanceof Element && event.target.closest('summary[data-keeps]')
  const isOpen = summary && summary.parentElement?.hasAttribute('open')
  if (isOpen && window.matchMedia(WIDE).matches) event.preventDefault()
}

function watch(header: HTMLElement): () => void {
  const isOutside = ({ target }: Event) => target instanceof Node && !header.contains(target)
  const onKey = (event: KeyboardEvent) => closeOnEscape(header, event)
  const onClick = (event: MouseEvent) => (isOutside(event) ? closeMenus(header) : preventSideClosing(event))
  // an open panel must not cover the focused element
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

/** Closes menus on navigation, Escape, outside click and outside focus; the rest is native `details`. */
export function useMenuClosing(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const lastKey = useRef(key)
  useEffect(() => {
    if (!header.current || lastKey.current === key) return
    lastKey.current = key
    closeAll(header.current)
  }, [key])
  useEffect(() => (header.current ? watch(header.current) : undefined), [])
  return header
}

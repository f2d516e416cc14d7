import { Fragment, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import classes from './Popup.module.css'

interface PopupProps {
  label: ReactNode
  name?: string
  tabIndex?: number | undefined
  /** Rendered only while open; `close` returns focus to the button. */
  children: (close: () => void) => ReactNode
  isQuiet?: boolean
}

const GAP_PX = 4

function positionPanel(panel: HTMLElement, button: HTMLElement) {
  const at = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const left = Math.max(8, Math.min(at.left, document.documentElement.clientWidth - width - 8))
  const isRoomBelow = at.bottom + GAP_PX + height <= window.innerHeight || at.top < height
  const top = isRoomBelow ? at.bottom + GAP_PX : at.top - GAP_PX - height
  panel.style.left = `${left + window.scrollX}px`
  panel.style.top = `${top + window.scrollY}px`
}

/** A panel below its button, for choices and small forms. */
export function Popup({ label, name, tabIndex, children, isQuiet }: PopupProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  // counted, because closing and opening again at once is one event
  const [opened, setOpened] = useState(0)
  const isOpen = opened > 0
  const close = () => document.getElementById(id)?.hidePopover()
  const stopEscape = (event: KeyboardEvent) => {
    if (isOpen && event.key === 'Escape') event.stopPropagation()
  }
  useLayoutEffect(() => {
    const { current: shown } = panel
    const { current: opener } = button
    if (opened === 0 || !shown || !opener) return undefined
    const position = () => positionPanel(shown, opener)
    position()
    const sizes = new ResizeObserver(position)
    sizes.observe(shown)
    return () => sizes.disconnect()
  }, [opened])
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.button}
        data-quiet={isQuiet || undefined}
        popoverTarget={id}
        tabIndex={tabIndex}
        aria-expanded={isOpen}
        aria-label={name}
        title={name}
        onKeyDown={stopEscape}
      >
        {label}
      </button>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the panel only, not a dialog around it */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={classes.panel}
        onKeyDown={stopEscape}
        onToggle={({ newState }) => setOpened((count) => (newState === 'open' ? count + 1 : 0))}
      >
        {isOpen && <Fragment key={opened}>{children(close)}</Fragment>}
      </div>
    </>
  )
}

interface PanelAtProps {
  id: string
  name: string
  /** Place on the screen; the panel opens above it where there is no room below. */
  at: () => { left: number; top: number; bottom: number }
  isHidden: boolean
  /** False for content that contains a list. */
  isList?: boolean
  children: ReactNode
}

function positionPanelAt(panel: HTMLElement, { left, top, bottom }: ReturnType<PanelAtProps['at']>) {
  const { offsetWidth: width, offsetHeight: height } = panel
  const isRoomBelow = bottom + GAP_PX + height <= window.innerHeight || top < height
  panel.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`
  panel.style.top = `${isRoomBelow ? bottom + GAP_PX : top - height - GAP_PX}px`
}

/** A list at a place in a text, which keeps the focus and the keys. */
export function PanelAt({ id, name, at, isHidden, isList = true, children }: PanelAtProps) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    panel.current?.showPopover()
  }, [])
  useLayoutEffect(() => {
    const position = () => panel.current && positionPanelAt(panel.current, at())
    position()
    window.addEventListener('scroll', position, true)
    return () => window.removeEventListener('scroll', position, true)
  })
  return (
    <div
      ref={panel}
      id={id}
      popover="manual"
      {...(isList && { role: 'listbox', 'aria-label': name })}
      className={classes.panel}
      data-fixed
      hidden={isHidden}
    >
      {children}
    </div>
  )
}

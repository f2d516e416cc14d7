import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import classes from './Popup.module.css'

interface Props {
  label: ReactNode
  name?: string
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

export function Popup({ label, name, children, isQuiet }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => document.getElementById(id)?.hidePopover()
  useLayoutEffect(() => {
    if (isOpen && panel.current && button.current) positionPanel(panel.current, button.current)
  }, [isOpen])
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.button}
        data-quiet={isQuiet || undefined}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-label={name}
        title={name}
      >
        {label}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={classes.panel}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen && children(close)}
      </div>
    </>
  )
}

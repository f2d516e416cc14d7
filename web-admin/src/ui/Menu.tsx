import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from './Icon.tsx'
import { Popup } from './Popup.tsx'
import classes from './Menu.module.css'

export interface MenuItem {
  /** Needed if labels may repeat. */
  id?: string | number
  label: string
  /** Accessible name, which also names the row. */
  name?: string
  icon?: IconName
  isDanger?: boolean
  isDisabled?: boolean
  lang?: string
  /** A link instead of an action. */
  to?: string
  onChoose?: () => void
}

const OFFSET_OF_KEY: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const offset = OFFSET_OF_KEY[event.key]
  if (offset === undefined) return
  event.preventDefault()
  event.stopPropagation()
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button:enabled')]
  const present = items.findIndex((item) => item === document.activeElement)
  items[(present + offset + items.length) % items.length]?.focus()
}

function Items({ items, close }: { items: readonly MenuItem[]; close: () => void }) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    list.current?.querySelector<HTMLElement>('a, button:enabled')?.focus({ preventScroll: true })
  }, [])
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys move between the items
    <div ref={list} className={classes.items} onKeyDown={moveFocus}>
      {items.map(({ label, id = label, name, icon, isDanger, isDisabled, lang, to, onChoose }) => {
        const content = (
          <>
            {icon && <Icon name={icon} />}
            {label}
          </>
        )
        const choose = () => {
          close()
          onChoose?.()
        }
        return to === undefined ? (
          <button
            key={id}
            type="button"
            lang={lang}
            aria-label={name}
            disabled={isDisabled}
            data-danger={isDanger || undefined}
            onClick={choose}
          >
            {content}
          </button>
        ) : (
          <Link key={id} to={to} aria-label={name} onClick={choose}>
            {content}
          </Link>
        )
      })}
    </div>
  )
}

interface MenuProps {
  /** Accessible name of the button. */
  name: string
  /** Without any, there is no button. */
  items: readonly MenuItem[]
  /** Three dots by default. */
  label?: ReactNode
  isQuiet?: boolean
  tabIndex?: number | undefined
}

/** Further actions of a row or a screen, destructive ones last. */
export function Menu({ name, items, label, isQuiet = label === undefined, tabIndex }: MenuProps) {
  if (items.length === 0) return null
  return (
    <Popup isQuiet={isQuiet} name={name} label={label ?? <Icon name="more" />} tabIndex={tabIndex}>
      {(close) => <Items items={items} close={close} />}
    </Popup>
  )
}

import { Link } from 'react-router'
import { numberText } from '../../texts/fillIn.ts'
import { useLanguage } from '../../texts/useText.ts'
import classes from './LinkTabs.module.css'

/** A view of a screen, with an address of its own. */
export interface LinkTab {
  to: string
  label: string
  isCurrent: boolean
  /** How many there are in it; none are not shown. */
  count?: number | undefined
}

/** The views of a screen as links. @param label names the navigation */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  const language = useLanguage()
  return (
    <nav aria-label={label} className={classes.tabs}>
      {tabs.map(({ to, label: name, isCurrent, count = 0 }) => (
        <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined} className={classes.tab}>
          {name}
          {count > 0 && <span className={classes.count}>{numberText(count, language)}</span>}
        </Link>
      ))}
    </nav>
  )
}

import { Link } from 'react-router'
import { numberText } from '@flou/shared/texts/translator.ts'
import { useLanguage } from '../../core/texts/useText.ts'
import classes from './LinkTabs.module.css'

interface LinkTab {
  to: string
  label: string
  isCurrent: boolean
  count?: number | undefined
}

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

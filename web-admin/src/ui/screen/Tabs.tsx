import { Tabs as MantineTabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { numberText } from '@flou/shared/texts/translator.ts'
import { useLanguage } from '../../core/texts/useText.ts'
import { Badge } from '../Badge.tsx'
import { ErrorCount } from '../ErrorCount.tsx'
import classes from './Tabs.module.css'

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
          {count > 0 && <Badge isFilled>{numberText(count, language)}</Badge>}
        </Link>
      ))}
    </nav>
  )
}

interface Props<V extends string> {
  label: string
  tabs: readonly { value: V; label: string; errorCount?: number }[]
  value: V
  onChange: (value: V) => void
  tools?: ReactNode
  /** The panel of `value`. */
  children: ReactNode
}

export function Tabs<V extends string>({ label, tabs, value, onChange, tools, children }: Props<V>) {
  const choose = (name: string | null) => {
    const chosen = tabs.find((tab) => tab.value === name)
    if (chosen) onChange(chosen.value)
  }
  return (
    <MantineTabs value={value} onChange={choose} keepMounted={false} unstyled>
      <div className={classes.row}>
        <MantineTabs.List aria-label={label} className={classes.tabs}>
          {tabs.map((tab) => (
            <MantineTabs.Tab key={tab.value} value={tab.value} className={classes.tab}>
              {tab.label} <ErrorCount count={tab.errorCount} />
            </MantineTabs.Tab>
          ))}
        </MantineTabs.List>
        {tools !== undefined && <div className={classes.tools}>{tools}</div>}
      </div>
      <MantineTabs.Panel value={value}>{children}</MantineTabs.Panel>
    </MantineTabs>
  )
}

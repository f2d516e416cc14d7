import { useRef } from 'react'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { useMarkedInView } from '../useMarkedInView.ts'
import styles from './FilterRow.module.css'

interface FilterChoice {
  title: string
  to: string
  /** Record count; `60+` above the counting limit. */
  count?: number | string | undefined
  isChosen: boolean
}

export interface FilterChoices {
  label: string
  choices: readonly FilterChoice[]
  isMinor?: boolean
  isNamed?: boolean
}

/** Filters as links, so that each choice is a page. */
export function FilterRows({ label, rows }: { label: string; rows: readonly FilterChoices[] }) {
  const visibleRows = rows.filter(({ choices }) => choices.length > 0)
  if (visibleRows.length === 0) return null
  return (
    <nav className={`wrap ${styles['filter']}`} aria-label={label}>
      {visibleRows.map((row) => (
        <Row key={row.label} row={row} />
      ))}
    </nav>
  )
}

function Row({ row: { label, choices, isMinor, isNamed } }: { row: FilterChoices }) {
  const list = useRef<HTMLUListElement>(null)
  useMarkedInView(list, choices.find(({ isChosen }) => isChosen)?.to)
  const links = (
    <ul ref={list} className={styles['row']} data-parts={isMinor || undefined} aria-label={label}>
      {choices.map(({ title, to, count, isChosen }) => (
        <li key={to}>
          <SiteLink to={to} {...(isChosen && { 'aria-current': 'true' })}>
            {title}
            {count !== undefined && <span className={styles['count']}>{` ${count}`}</span>}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
  if (!isNamed) return links
  return (
    <div className={styles['named']}>
      <p className={styles['name']}>{label}</p>
      {links}
    </div>
  )
}

import { useRef } from 'react'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { useMarkedInView } from '../useMarkedInView.ts'
import styles from './FilterRow.module.css'

/** A part of a list, at an address of its own. */
export interface FilterChoice {
  title: string
  to: string
  /** How many records it has: `60+` where they are no longer counted. */
  count?: number | string | undefined
  isChosen: boolean
}

export interface FilterChoices {
  /** What is chosen, for those who hear it. */
  label: string
  choices: readonly FilterChoice[]
  /** Topics below what was chosen above them: they stand back. */
  isMinor?: boolean
  /** True where the row says what it is, as one of several of equal rank. */
  isNamed?: boolean
}

/** What a list can be narrowed to. Each choice is a page of its own: links, no script. Rows without a choice are left out. */
export function FilterRows({ label, rows }: { label: string; rows: readonly FilterChoices[] }) {
  const shown = rows.filter(({ choices }) => choices.length > 0)
  if (shown.length === 0) return null
  return (
    <nav className={`wrap ${styles['filter']}`} aria-label={label}>
      {shown.map((row) => (
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

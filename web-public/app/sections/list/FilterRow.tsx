import { SiteLink } from '../../elements/SiteLink.tsx'
import styles from './FilterRow.module.css'

/** A part of a list, at an address of its own. */
export interface FilterChoice {
  title: string
  to: string
  /** How many records it has. */
  count?: number
  isChosen: boolean
}

export interface FilterChoices {
  /** What is chosen, for those who hear it. */
  label: string
  choices: readonly FilterChoice[]
  /** Topics below what was chosen above them: they stand back. */
  isMinor?: boolean
}

/** What a list can be narrowed to. Each choice is a page of its own: links, no script. Rows without a choice are left out. */
export function FilterRows({ label, rows }: { label: string; rows: readonly FilterChoices[] }) {
  const shown = rows.filter(({ choices }) => choices.length > 0)
  if (shown.length === 0) return null
  return (
    <nav className={`wrap ${styles['filter']}`} aria-label={label}>
      {shown.map((row) => (
        <ul
          key={row.label}
          className={styles['row']}
          data-parts={row.isMinor || undefined}
          aria-label={row.label}
        >
          {row.choices.map(({ title, to, count, isChosen }) => (
            <li key={to}>
              <SiteLink to={to} {...(isChosen && { 'aria-current': 'true' })}>
                {title}
                {count !== undefined && <span className={styles['count']}>{` ${count}`}</span>}
              </SiteLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

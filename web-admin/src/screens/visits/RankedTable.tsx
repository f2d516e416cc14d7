import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { numberText } from '../../texts/fillIn.ts'
import { visitsTexts } from '../../texts/screens/visits.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { sumOf } from './useVisits.ts'
import classes from './Visits.module.css'

/** Rows that are seen at once. */
const FIRST = 12

export interface RankedRow {
  name: string
  /** What stands for the name where it is no name of its own. */
  label?: string
  count: number
}

interface Props {
  title: string
  hint?: string
  nameColumn: string
  countColumn: string
  rows: readonly RankedRow[]
}

const shareText = (share: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share)

/** Names by how often they were counted: a table whose rows are bars as well. */
export function RankedTable({ title, hint, nameColumn, countColumn, rows }: Props) {
  const t = useTextsOf(visitsTexts)
  const language = useLanguage()
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const total = sumOf(rows.map(({ count }) => count))
  const most = Math.max(...rows.map(({ count }) => count), 1)
  const shown = isWhole ? rows : rows.slice(0, FIRST)
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      <table className={classes.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{nameColumn}</th>
            <th scope="col">{countColumn}</th>
            <th scope="col">{t('visits.share')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, label, count }) => (
            <tr key={name}>
              <th scope="row">
                <span className={classes.name}>{label ?? name}</span>
                <svg
                  viewBox="0 0 100 4"
                  preserveAspectRatio="none"
                  className={classes.bar}
                  aria-hidden="true"
                >
                  <rect width={(100 * count) / most} height={4} rx={1} className={classes.english} />
                </svg>
              </th>
              <td>{numberText(count, language)}</td>
              <td>{shareText(total === 0 ? 0 : count / total, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > FIRST && (
        <Button variant="default" size="compact-sm" mt="sm" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('visits.fewer') : t('visits.all', { count: rows.length })}
        </Button>
      )}
    </section>
  )
}

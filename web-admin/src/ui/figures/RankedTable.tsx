import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { numberText } from '@flou/shared/texts/translator.ts'
import { figureTexts } from '../../core/texts/screens.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { Card } from '../screen/Card.tsx'
import { Table } from '../table/Table.tsx'
import figures from './Figures.module.css'
import { FieldHint } from '../FieldHint.tsx'
import classes from './RankedTable.module.css'
import { sumOf } from './scale.ts'

const FIRST = 12

interface RankedRow {
  name: string
  label?: string
  /** A second line, such as the path of a page. */
  detail?: string | undefined
  count: number
  action?: ReactNode
}

interface Props {
  title: string
  hint?: string
  nameColumn: string
  countColumn: string
  /** Replaces the share, because both leave no room for a name. */
  actionColumn?: string
  none?: string
  rows: readonly RankedRow[]
}

const shareText = (share: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share)

function Rows({ all, visibleRows }: { all: readonly RankedRow[]; visibleRows: readonly RankedRow[] }) {
  const language = useLanguage()
  const total = sumOf(all.map(({ count }) => count))
  const most = Math.max(...all.map(({ count }) => count), 1)
  return visibleRows.map(({ name, label, detail, count, action }) => (
    <tr key={name}>
      <th scope="row">
        <span className={classes.name}>{label ?? name}</span>
        {detail !== undefined && <span className={classes.detail}>{detail}</span>}
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" className={classes.bar} aria-hidden="true">
          <rect width={(100 * count) / most} height={4} rx={1} className={figures.main} />
        </svg>
      </th>
      <td>{numberText(count, language)}</td>
      <td>{action ?? shareText(total === 0 ? 0 : count / total, language)}</td>
    </tr>
  ))
}

export function RankedTable(props: Props) {
  const { title, hint, nameColumn, countColumn, actionColumn, none, rows } = props
  const t = useTextsOf(figureTexts)
  const [isWhole, setWhole] = useState(false)
  const visibleRows = isWhole ? rows : rows.slice(0, FIRST)
  return (
    <Card title={title} hint={hint}>
      {rows.length === 0 && none !== undefined ? (
        <FieldHint>{none}</FieldHint>
      ) : (
        <Table
          label={title}
          columns={[nameColumn, countColumn, actionColumn ?? t('figures.share')]}
          isNumeric
          frame="none"
          phone="scroll"
          className={classes.table}
        >
          <Rows all={rows} visibleRows={visibleRows} />
        </Table>
      )}
      {rows.length > FIRST && (
        <Button variant="default" size="compact-sm" mt="sm" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('figures.fewer') : t('figures.all', { count: rows.length })}
        </Button>
      )}
    </Card>
  )
}

import { Button } from '@mantine/core'
import { timeText } from '../../content/timeText.ts'
import { DataTable } from '../../elements/list/DataTable.tsx'
import classes from '../../elements/list/DataTable.module.css'
import { estimatesTexts } from '../../texts/screens/estimates.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { totalText } from './totalText.ts'
import { useTakeDown, type ListedEstimate } from './useEstimates.ts'

function Row({ row, onTakeDown }: { row: ListedEstimate; onTakeDown: (id: string) => void }) {
  const t = useTextsOf(estimatesTexts)
  const language = useLanguage()
  const name = row.name || t('estimates.unnamed')
  return (
    <tr>
      <th scope="row" className={classes.what}>
        <a
          href={row.url}
          target="_blank"
          rel="noopener"
          className={classes.title}
          aria-label={t('estimates.open', { name })}
        >
          {name}
        </a>
      </th>
      <td data-label={t('estimates.products')}>{row.products.join(', ')}</td>
      <td data-label={t('estimates.regions')}>{row.regions.join(', ')}</td>
      <td data-label={t('estimates.lines')}>{row.lines}</td>
      <td data-label={t('estimates.total')}>
        {totalText(row, { t, language })}
        {(row.unpriced ?? 0) > 0 && (
          <span className={classes.sub}>{t('estimates.unpriced', { count: row.unpriced ?? 0 })}</span>
        )}
      </td>
      <td data-label={t('estimates.created')}>
        {timeText(row.created, language)}
        <span className={classes.sub}>{t('estimates.until', { day: row.lastDay })}</span>
      </td>
      <td>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('estimates.takeDownOf', { name })}
          onClick={() => onTakeDown(row.id)}
        >
          {t('estimates.takeDown')}
        </Button>
      </td>
    </tr>
  )
}

const COLUMNS = ['name', 'products', 'regions', 'lines', 'total', 'created', 'action'] as const

/** Saved estimates, each with the link that opens it on the site. */
export function EstimateTable({ rows }: { rows: readonly ListedEstimate[] }) {
  const t = useTextsOf(estimatesTexts)
  const { mutate } = useTakeDown()
  const takeDown = (id: string) => {
    if (window.confirm(t('estimates.ask'))) mutate(id)
  }
  return (
    <DataTable label={t('estimates.table')} columns={COLUMNS.map((name) => t(`estimates.${name}`))}>
      {rows.map((row) => (
        <Row key={row.id} row={row} onTakeDown={takeDown} />
      ))}
    </DataTable>
  )
}

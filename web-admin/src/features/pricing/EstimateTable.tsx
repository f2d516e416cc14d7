import { Button } from '@mantine/core'
import type { EstimateListRow } from '@flou/shared/pricing/estimate/saved.ts'
import { dateText, timeText } from '../../core/records/timeText.ts'
import { Table } from '../../ui/table/Table.tsx'
import classes from '../../ui/table/Table.module.css'
import { useRetainedFocus } from '../../ui/useRetainedFocus.ts'
import { estimatesTexts } from '../../core/texts/pricing.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { MessageAction } from './MessageAction.tsx'
import { totalText, unpricedText } from './totalText.ts'
import { useTakeDown } from './useEstimates.ts'
import own from './Estimates.module.css'

function Row({ row, onTakeDown }: { row: EstimateListRow; onTakeDown: (id: string) => void }) {
  const t = useTextsOf(estimatesTexts)
  const language = useLanguage()
  const name = row.name || t('estimates.unnamed')
  const unpriced = unpricedText(row, { t, language })
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
        {unpriced !== '' && <span className={classes.sub}>{unpriced}</span>}
      </td>
      <td data-label={t('estimates.created')} className={own.saved}>
        {timeText(row.created, language)}
        <span className={classes.sub}>{t('estimates.until', { day: dateText(row.lastDay, language) })}</span>
      </td>
      <td data-actions>
        <div className={own.actions}>
          <MessageAction row={row} />
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('estimates.takeDownOf', { name })}
            onClick={() => onTakeDown(row.id)}
          >
            {t('estimates.takeDown')}
          </Button>
        </div>
      </td>
    </tr>
  )
}

const COLUMNS = ['name', 'products', 'regions', 'lines', 'total', 'created', 'action'] as const

export function EstimateTable({ rows }: { rows: readonly EstimateListRow[] }) {
  const t = useTextsOf(estimatesTexts)
  const { mutate } = useTakeDown()
  const box = useRetainedFocus({ entries: 'tbody tr', inEntry: '[data-actions] :is(a, button)' })
  const takeDown = (id: string) => {
    if (window.confirm(t('estimates.ask'))) mutate(id)
  }
  return (
    <div ref={box}>
      <Table label={t('estimates.table')} columns={COLUMNS.map((name) => t(`estimates.${name}`))}>
        {rows.map((row) => (
          <Row key={row.id} row={row} onTakeDown={takeDown} />
        ))}
      </Table>
    </div>
  )
}

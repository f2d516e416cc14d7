import { Button } from '@mantine/core'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import { timeText } from '../../content/timeText.ts'
import { estimatesTexts } from '../../texts/screens/estimates.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { useTakeDown, type ListedEstimate } from './useEstimates.ts'
import report from '../publishing/Report.module.css'

function Row({ row, onTakeDown }: { row: ListedEstimate; onTakeDown: (id: string) => void }) {
  const t = useTextsOf(estimatesTexts)
  const language = useLanguage()
  const name = row.name || t('estimates.unnamed')
  return (
    <tr>
      <th scope="row">
        <a href={row.url} target="_blank" rel="noopener" aria-label={t('estimates.open', { name })}>
          {name}
        </a>
      </th>
      <td>{row.products.join(', ')}</td>
      <td>{row.regions.join(', ')}</td>
      <td>{row.lines}</td>
      <td>
        {t(row.period === 'year' ? 'estimates.year' : 'estimates.month', {
          amount: formatMoney(row.total, language),
        })}
      </td>
      <td>
        {timeText(row.created, language)}
        <span className={report.sub}>{t('estimates.until', { day: row.lastDay })}</span>
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

/** Saved estimates, each with the link that opens it on the site. */
export function EstimateTable({ rows }: { rows: readonly ListedEstimate[] }) {
  const t = useTextsOf(estimatesTexts)
  const { mutate } = useTakeDown()
  const takeDown = (id: string) => {
    if (window.confirm(t('estimates.ask'))) mutate(id)
  }
  return (
    <div className={report.scroll} tabIndex={0} role="region" aria-label={t('estimates.table')}>
      <table className={report.table}>
        <thead>
          <tr>
            <th scope="col">{t('estimates.name')}</th>
            <th scope="col">{t('estimates.products')}</th>
            <th scope="col">{t('estimates.regions')}</th>
            <th scope="col">{t('estimates.lines')}</th>
            <th scope="col">{t('estimates.total')}</th>
            <th scope="col">{t('estimates.created')}</th>
            <th scope="col">{t('estimates.action')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} onTakeDown={takeDown} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

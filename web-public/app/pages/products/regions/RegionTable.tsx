import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { regionTexts } from '../../../texts/pages/regions.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import type { MatrixRow, RegionCell, RegionMatrix } from './readMatrix.ts'
import styles from './RegionTable.module.css'

function Cell({ cell }: { cell: RegionCell }) {
  const { t } = useTexts(regionTexts)
  return (
    <td data-available={cell !== null}>
      <span aria-hidden="true" className={styles['sign']}>
        {cell ? '✓' : '–'}
      </span>
      <span className="only-heard">{t(cell ? 'available' : 'notAvailable')}</span>
      {cell?.amount !== undefined && (
        <span className={styles['price']}>
          <span className="only-heard">{t('from')} </span>
          <strong>{cell.amount}</strong>
          {cell.unit !== undefined && <span className={styles['unit']}> {cell.unit}</span>}
        </span>
      )}
    </td>
  )
}

interface RowProps {
  row: MatrixRow
  regions: RegionMatrix['regions']
}

function Row({ row: { slug, title, lang, note, unit, cells }, regions }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <SiteLink to={pathTo('product', slug)} lang={lang}>
          {title}
        </SiteLink>
        {unit !== undefined && <span className={styles['unit']}>{unit}</span>}
        {note !== '' && <span className={styles['note']}>{note}</span>}
      </th>
      {cells.map((cell, index) => (
        <Cell key={regions[index]?.id} cell={cell} />
      ))}
    </tr>
  )
}

interface RegionTableProps {
  matrix: RegionMatrix
  /** Id of the heading that names the table. */
  labelledBy: string
}

export function RegionTable({ matrix: { regions, categories }, labelledBy }: RegionTableProps) {
  const { t } = useTexts(regionTexts)
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-labelledby={labelledBy}>
      <table className={styles['table']} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            {regions.map(({ id, title, lang }) => (
              <th key={id} scope="col" lang={lang}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {categories.map(({ id, title, lang, rows }) => (
          <tbody key={id}>
            <tr className={styles['category']}>
              <th scope="rowgroup" colSpan={regions.length + 1} lang={lang}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.id} row={row} regions={regions} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

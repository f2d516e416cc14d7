import { lazy, Suspense } from 'react'
import { Fold } from '../../../elements/Fold.tsx'
import { ShowAll } from '../../../elements/ShowAll.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { calculatorLink } from '../../reading/packageLink.ts'
import { productTexts } from '../../../texts/pages/products.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import type { CellPrice } from '../packages/cellPrice.ts'
import type { PackageRow } from '../packages/packageTable.ts'
import type { KindOfPackages } from '../packages/readPackages.ts'
import styles from './PackageTables.module.css'

/** Customers only. */
const YearlyPrice = lazy(() => import('./YearlyPrice.tsx'))

interface PriceProps {
  price: CellPrice | null
  /** Percent off yearly prices; undefined for visitors. */
  discount: number | undefined
  taxPercent: number | undefined
}

function Price({ price, discount, taxPercent }: PriceProps) {
  const { t } = useTexts(productTexts)
  if (!price)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="only-heard">{t('notSold')}</span>
      </>
    )
  const [first, ...otherAmounts] = price.amounts
  if (!first) return <span className={styles['request']}>{t('onRequest')}</span>
  return (
    <>
      <strong className={styles['amount']}>{first.amount}</strong>{' '}
      <span className={styles['unit']}>{first.unit}</span>
      {otherAmounts.map(({ amount, unit }) => (
        <span key={unit} className={styles['lesser']}>
          {amount} {unit}
        </span>
      ))}
      {price.limits?.map((limit) => (
        <span key={limit} className={styles['lesser']}>
          {limit}
        </span>
      ))}
      {price.withTax !== undefined && (
        <span className={styles['lesser']}>{t('withTax', { amount: price.withTax })}</span>
      )}
      {discount !== undefined && discount > 0 && price.yearly && (
        <Suspense>
          <YearlyPrice {...price.yearly} discount={discount} taxPercent={taxPercent} />
        </Suspense>
      )}
    </>
  )
}

interface RowProps {
  row: PackageRow
  table: KindOfPackages
  /** Undefined if the calculator does not offer the product. */
  slug: string | undefined
  discount: number | undefined
  /** Regions of all tables: the region switch counts in them. */
  allRegions: readonly string[]
}

function Row({ row, table: { kind, columns, regions, taxPercent }, slug, discount, allRegions }: RowProps) {
  const { t } = useTexts(productTexts)
  return (
    <tr>
      <th scope="row">
        {row.title}
        {slug !== undefined && (
          <SiteLink to={calculatorLink(slug, { kind, id: row.id })} className={styles['calculate']}>
            {t('calculate')}
            <span className="only-heard"> {row.title}</span>
          </SiteLink>
        )}
      </th>
      {row.cells.map((cell, index) => (
        <td
          key={columns[index]?.label}
          data-label={columns[index]?.label}
          data-number={columns[index]?.isNumber || undefined}
        >
          {cell === '' ? '–' : cell}
        </td>
      ))}
      {row.prices.map((price, index) => (
        <td
          key={regions[index]}
          data-label={regions[index]}
          data-at={allRegions.indexOf(regions[index] ?? '')}
          className={styles['price']}
        >
          <div>
            <Price price={price} discount={discount} taxPercent={taxPercent} />
          </div>
        </td>
      ))}
    </tr>
  )
}

type TableProps = Omit<RowProps, 'row'>

function Table({ table, isFirst, ...props }: TableProps & { isFirst: boolean }) {
  const { t } = useTexts(productTexts)
  const { kind, name, columns, regions, rows, common, isCut } = table
  const id = `packages-${kind}`
  return (
    <Fold
      className={styles['kind']}
      isOpen={isFirst}
      heading={
        <h3 id={id} className={styles['name']}>
          {name}
        </h3>
      }
    >
      {common.length > 0 && (
        <dl className={styles['common']}>
          {common.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles['scroll']} tabIndex={0} role="region" aria-labelledby={id}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('package')}</th>
              {columns.map(({ label, isNumber }) => (
                <th key={label} scope="col" data-number={isNumber || undefined}>
                  {label}
                </th>
              ))}
              {regions.map((region) => (
                <th key={region} scope="col" className={styles['price']}>
                  {region}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} table={table} {...props} />
            ))}
          </tbody>
        </table>
      </div>
      <ShowAll count={rows.length} />
      {isCut && <p className={styles['cut']}>{t('cut')}</p>}
    </Fold>
  )
}

interface TablesProps extends Omit<TableProps, 'table'> {
  tables: readonly KindOfPackages[]
}

export const PackageTables = ({ tables, ...props }: TablesProps) =>
  tables.map((table, index) => <Table key={table.kind} table={table} isFirst={index === 0} {...props} />)

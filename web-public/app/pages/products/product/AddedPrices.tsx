import { Fold } from '../../../elements/Fold.tsx'
import { productTexts } from '../../../texts/pages/products.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import type { Pricing } from './readProduct.ts'
import styles from './PackageTables.module.css'

type Added = Pricing['added'][number]

interface RowProps {
  added: Added
  columns: readonly string[]
  /** Regions that the region switch counts in. */
  names: readonly string[]
}

function Row({ added: { title, billing, prices }, columns, names }: RowProps) {
  const { t } = useTexts(productTexts)
  return (
    <tr>
      <th scope="row">{title}</th>
      <td data-label={t('billing')}>{billing}</td>
      {columns.map((region) => {
        const price = prices.find((one) => one.region === region)
        return (
          <td key={region} data-label={region} data-at={names.indexOf(region)} className={styles['price']}>
            <div>
              {price ? (
                <>
                  <strong className={styles['amount']}>{price.amount}</strong>{' '}
                  <span className={styles['unit']}>{price.unit}</span>
                </>
              ) : (
                '–'
              )}
            </div>
          </td>
        )
      })}
    </tr>
  )
}

interface AddedPricesProps {
  added: readonly Added[]
  regions: readonly string[]
  isAlone: boolean
}

export function AddedPrices({ added, regions, isAlone }: AddedPricesProps) {
  const { t } = useTexts(productTexts)
  if (added.length === 0) return null
  const sold = added.flatMap(({ prices }) => prices.map(({ region }) => region))
  const names = [...new Set([...regions, ...sold])]
  const columns = names.filter((name) => sold.includes(name))
  return (
    <Fold
      className={styles['kind']}
      isOpen={isAlone}
      heading={
        <h3 id="added-prices" className={styles['name']}>
          {t('added')}
        </h3>
      }
    >
      <div className={styles['scroll']} tabIndex={0} role="region" aria-labelledby="added-prices">
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('addedFor')}</th>
              <th scope="col">{t('billing')}</th>
              {columns.map((region) => (
                <th key={region} scope="col" className={styles['price']}>
                  {region}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {added.map((one) => (
              <Row key={one.id} added={one} columns={columns} names={names} />
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  )
}

import { productTexts } from '../../../texts/pages/products.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import styles from './ProductFilter.module.css'

interface ProductFilterProps {
  query: string
  onChange: (query: string) => void
  count: number
}

export function ProductFilter({ query, onChange, count }: ProductFilterProps) {
  const { t } = useTexts(productTexts)
  return (
    <search className={`wrap no-print ${styles['filter']}`}>
      <label className={styles['label']}>
        <span>{t('findProduct')}</span>
        <input
          type="search"
          name="q"
          maxLength={80}
          autoComplete="off"
          placeholder={t('findHint')}
          value={query}
          onChange={(event) => onChange(event.target.value)}
          className={styles['input']}
        />
      </label>
      <p className={styles['count']} role="status">
        {query.trim() !== '' && t('found', { count })}
      </p>
    </search>
  )
}

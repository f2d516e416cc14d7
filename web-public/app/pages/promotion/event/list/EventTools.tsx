import { EVENT_SORTS, type ListOptions } from './eventOrder.ts'
import { eventTexts } from '../../../../texts/pages/promotion/event.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import styles from './tools.module.css'

const SORT_TEXTS = { date: 'sortDate', newest: 'sortNewest', title: 'sortTitle' } as const

interface EventToolsProps {
  listOptions: ListOptions
  onChange: (listOptions: ListOptions) => void
  count: number
}

export function EventTools({ listOptions, onChange, count }: EventToolsProps) {
  const { t } = useTexts(eventTexts)
  return (
    <search className={`wrap no-print ${styles['tools']}`}>
      <label className={styles['tool']}>
        <span>{t('searchLabel')}</span>
        <input
          type="search"
          value={listOptions.searchText}
          placeholder={t('searchHint')}
          onChange={({ target }) => onChange({ ...listOptions, searchText: target.value })}
        />
      </label>
      <label className={styles['tool']}>
        <span>{t('sortLabel')}</span>
        <select
          value={listOptions.sort}
          onChange={({ target }) => {
            const sort = EVENT_SORTS.find((one) => one === target.value)
            if (sort) onChange({ ...listOptions, sort })
          }}
        >
          {EVENT_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(SORT_TEXTS[sort])}
            </option>
          ))}
        </select>
      </label>
      <output className={styles['count']}>
        {listOptions.searchText.trim() === '' ? '' : t('found', { count })}
      </output>
    </search>
  )
}

import { EVENT_SORTS, type Wish } from './eventOrder.ts'
import { useEventTexts } from '../texts.ts'
import styles from './tools.module.css'

const SORT_TEXTS = { date: 'sortDate', newest: 'sortNewest', title: 'sortTitle' } as const

interface EventToolsProps {
  wish: Wish
  onChange: (wish: Wish) => void
  /** How many events are left. */
  count: number
}

/** Searches and sorts the events that are on the page, by script; hidden where there is none. */
export function EventTools({ wish, onChange, count }: EventToolsProps) {
  const { t } = useEventTexts()
  return (
    <search className={`wrap no-print ${styles['tools']}`}>
      <label className={styles['tool']}>
        <span>{t('searchLabel')}</span>
        <input
          type="search"
          value={wish.words}
          placeholder={t('searchHint')}
          onChange={({ target }) => onChange({ ...wish, words: target.value })}
        />
      </label>
      <label className={styles['tool']}>
        <span>{t('sortLabel')}</span>
        <select
          value={wish.sort}
          onChange={({ target }) => {
            const sort = EVENT_SORTS.find((one) => one === target.value)
            if (sort) onChange({ ...wish, sort })
          }}
        >
          {EVENT_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(SORT_TEXTS[sort])}
            </option>
          ))}
        </select>
      </label>
      <output className={styles['count']}>{wish.words.trim() === '' ? '' : t('found', { count })}</output>
    </search>
  )
}

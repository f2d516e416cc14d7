import type { ListRow } from '@flou/shared/api.ts'
import { useLanguage } from '../../core/texts/useText.ts'
import { localizedText } from '../../core/records/localizedText.ts'
import classes from './Arrange.module.css'

export function RowTitles({ row }: { row: ListRow }) {
  const { text, other } = localizedText(row.titles, useLanguage())
  return (
    <span className={classes['titles']}>
      <span>{text || `#${row.id}`}</span>
      {other !== '' && other !== text && <span className={classes['other']}>{other}</span>}
    </span>
  )
}

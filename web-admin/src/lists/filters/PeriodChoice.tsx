import type { ContentType } from '@flou/shared/content/define.ts'
import { hasPeriod, PERIODS } from '@flou/shared/content/values/filters.ts'
import { filterTexts } from '../../core/texts/listFilters.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Switch } from '../../ui/Switch.tsx'
import { periodQuery, type ListQuery, type UpdateQuery } from '../listQuery.ts'

interface Props {
  type: ContentType
  query: ListQuery
  updateQuery: UpdateQuery
}

export function PeriodChoice({ type, query: { filters }, updateQuery }: Props) {
  const t = useTextsOf(filterTexts)
  if (!hasPeriod(type)) return null
  const labels = { current: t(`filter.${type.list.period ?? 'current'}`), past: t('filter.past') }
  return (
    <Switch
      name="period"
      label={t('filter.period')}
      value={PERIODS.find((period) => period === filters['period']) ?? ''}
      onChange={(period) => updateQuery((now) => periodQuery(type, now, period))}
      choices={[
        { value: '', label: t('filter.all') },
        ...PERIODS.map((value) => ({ value, label: labels[value] })),
      ]}
    />
  )
}

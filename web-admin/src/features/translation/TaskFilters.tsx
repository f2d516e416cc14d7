import { NativeSelect } from '@mantine/core'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { TRANSLATION_ORDERS, TRANSLATION_STATES } from '@flou/shared/translation/queue.ts'
import { translationTexts } from '../../core/texts/translation.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { FilterBar } from '../../ui/filters/FilterBar.tsx'
import { FILTERS, useProgress, type FilterName, type QueueFilters } from './translationQuery.ts'

interface Props {
  filters: QueueFilters
  onChange: (patch: QueueFilters) => void
}

interface Choice {
  name: FilterName
  label: string
  options: readonly { value: string; label: string }[]
}

function useChoices({ area: chosen }: QueueFilters): Choice[] {
  const t = useTextsOf(translationTexts)
  const language = useLanguage()
  const { data = [] } = useProgress()
  const open = new Set(data.filter((one) => one.missing + one.outdated > 0).map(({ area }) => area))
  const areas = REGISTRY.areas.filter(({ key }) => open.has(key) || key === chosen)
  return [
    {
      name: 'area',
      label: t('translation.area'),
      options: areas.map(({ key, label }) => ({ value: key, label: label[language] })),
    },
    {
      name: 'language',
      label: t('translation.language'),
      options: LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) })),
    },
    {
      name: 'state',
      label: t('translation.state'),
      options: TRANSLATION_STATES.map((value) => ({ value, label: t(`translation.${value}`) })),
    },
    {
      name: 'owner',
      label: t('translation.assigned'),
      options: (['me', 'none'] as const).map((value) => ({ value, label: t(`translation.owner.${value}`) })),
    },
    {
      name: 'overdue',
      label: t('translation.column.due'),
      options: [{ value: '1', label: t('translation.onlyOverdue') }],
    },
  ]
}

export function TaskFilters({ filters, onChange }: Props) {
  const t = useTextsOf(translationTexts)
  const choices = useChoices(filters)
  return (
    <FilterBar
      count={FILTERS.filter((name) => filters[name] !== undefined).length}
      onClear={() => onChange(Object.fromEntries(FILTERS.map((name) => [name, ''])))}
    >
      {choices.map(({ name, label, options }) => (
        <NativeSelect
          key={name}
          name={name}
          label={label}
          value={filters[name] ?? ''}
          data={[{ value: '', label: t('translation.all') }, ...options]}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      ))}
      <NativeSelect
        name="sort"
        label={t('translation.sort')}
        value={filters.sort ?? 'due'}
        data={TRANSLATION_ORDERS.map((value) => ({ value, label: t(`translation.sort.${value}`) }))}
        onChange={({ currentTarget: { value } }) => onChange({ sort: value === 'due' ? '' : value })}
      />
    </FilterBar>
  )
}

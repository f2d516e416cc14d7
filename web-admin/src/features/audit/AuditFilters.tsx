import { NativeSelect } from '@mantine/core'
import { AUDIT_ACTIONS } from '@flou/shared/audit/auditActions.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { Language } from '@flou/shared/locale.ts'
import { RecordSelect } from '../../fields/linked/picker/RecordSelect.tsx'
import { useChoices } from '../../fields/linked/picker/useChoices.ts'
import { DayRangeFilter } from '../../ui/filters/DayRangeFilter.tsx'
import { FilterBar } from '../../ui/filters/FilterBar.tsx'
import { auditLogTexts } from '../../core/texts/audit.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { activeFilters, type AuditFilter } from './useAuditLog.ts'

interface Props {
  filter: AuditFilter
  updateFilter: (patch: Partial<AuditFilter>) => void
}

const entityOptions = (language: Language) =>
  REGISTRY.areas.flatMap((area) =>
    area.screens.flatMap(({ type }) =>
      type ? [{ value: type.key, label: `${area.label[language]}: ${type.label[language]}` }] : [],
    ),
  )

/** Deduplicated, because types can have several screens. */
const uniqueOptions = (language: Language) => [
  ...new Map(entityOptions(language).map((option) => [option.value, option])).values(),
]

function PersonPicker({ filter, updateFilter }: Props) {
  const t = useTextsOf(auditLogTexts)
  const id = Number(filter.person)
  const choices = useChoices({ type: 'user', ids: id > 0 ? [id] : [], language: useLanguage() })
  return (
    <RecordSelect
      name="person"
      label={t('audit.filterPerson')}
      placeholder={t('audit.anyone')}
      clearable
      comboboxProps={{ withinPortal: false }}
      choices={choices}
      id={id}
      onChange={(person) => updateFilter({ person: person > 0 ? String(person) : '' })}
    />
  )
}

export function AuditFilters({ filter, updateFilter }: Props) {
  const t = useTextsOf(auditLogTexts)
  const language = useLanguage()
  const all = { value: '', label: t('audit.all') }
  const actions = AUDIT_ACTIONS.map((value) => ({ value, label: t(`actionType.${value}`) }))
  return (
    <FilterBar
      count={Object.keys(activeFilters(filter)).length}
      onClear={() => updateFilter({ entity: '', person: '', actionType: '', from: '', to: '' })}
    >
      <NativeSelect
        name="entity"
        label={t('audit.filterEntity')}
        value={filter.entity}
        data={[all, ...uniqueOptions(language)]}
        onChange={(event) => updateFilter({ entity: event.currentTarget.value })}
      />
      <PersonPicker filter={filter} updateFilter={updateFilter} />
      <NativeSelect
        name="actionType"
        label={t('audit.filterAction')}
        value={filter.actionType}
        data={[all, ...actions]}
        onChange={(event) => updateFilter({ actionType: event.currentTarget.value })}
      />
      <DayRangeFilter from={filter.from} to={filter.to} onChange={updateFilter} />
    </FilterBar>
  )
}

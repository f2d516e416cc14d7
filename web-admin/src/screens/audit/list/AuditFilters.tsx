import { NativeSelect } from '@mantine/core'
import { AUDIT_ACTIONS } from '@flou/shared/auditActions.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { Language } from '@flou/shared/locale.ts'
import { RecordSelect } from '../../../content/fields/linked/picker/RecordSelect.tsx'
import { useChoices } from '../../../content/fields/linked/picker/useChoices.ts'
import { DayRangeFilter } from '../../../elements/screen/DayRangeFilter.tsx'
import { FilterBar } from '../../../elements/screen/FilterBar.tsx'
import { auditLogTexts } from '../../../texts/screens/auditLog.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { givenFilters, type AuditFilter } from './auditFilter.ts'

interface Props {
  filter: AuditFilter
  change: (part: Partial<AuditFilter>) => void
}

const entityOptions = (language: Language) =>
  REGISTRY.areas.flatMap((area) =>
    area.screens.flatMap(({ type }) =>
      type ? [{ value: type.key, label: `${area.label[language]}: ${type.label[language]}` }] : [],
    ),
  )

/** One entry for each type, though some have several screens. */
const uniqueOptions = (language: Language) => [
  ...new Map(entityOptions(language).map((option) => [option.value, option])).values(),
]

function PersonPicker({ filter, change }: Props) {
  const t = useTextsOf(auditLogTexts)
  const id = Number(filter.person)
  const choices = useChoices({ type: 'user', ids: id > 0 ? [id] : [], language: useLanguage() })
  return (
    <RecordSelect
      label={t('audit.filterPerson')}
      placeholder={t('audit.anyone')}
      clearable
      choices={choices}
      id={id}
      onChange={(person) => change({ person: person > 0 ? String(person) : '' })}
    />
  )
}

/** Narrows the log by type of record, person, action and days. */
export function AuditFilters({ filter, change }: Props) {
  const t = useTextsOf(auditLogTexts)
  const language = useLanguage()
  const all = { value: '', label: t('audit.all') }
  const actions = AUDIT_ACTIONS.map((value) => ({ value, label: t(`actionType.${value}`) }))
  const isNarrowed = Object.keys(givenFilters(filter)).length > 0
  return (
    <FilterBar
      isNarrowed={isNarrowed}
      onClear={() => change({ entity: '', person: '', actionType: '', from: '', to: '' })}
    >
      <NativeSelect
        label={t('audit.filterEntity')}
        value={filter.entity}
        data={[all, ...uniqueOptions(language)]}
        onChange={(event) => change({ entity: event.currentTarget.value })}
      />
      <PersonPicker filter={filter} change={change} />
      <NativeSelect
        label={t('audit.filterAction')}
        value={filter.actionType}
        data={[all, ...actions]}
        onChange={(event) => change({ actionType: event.currentTarget.value })}
      />
      <DayRangeFilter from={filter.from} to={filter.to} onChange={change} />
    </FilterBar>
  )
}

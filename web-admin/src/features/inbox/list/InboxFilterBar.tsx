import { NativeSelect } from '@mantine/core'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { filterFields, filterName, UNASSIGNED } from '@flou/shared/inbox/inbox.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { SearchBox } from '../../../ui/SearchBox.tsx'
import { DayRangeFilter } from '../../../ui/screen/DayRangeFilter.tsx'
import { FilterBar } from '../../../ui/screen/FilterBar.tsx'
import { inboxTexts } from '../../../core/texts/inbox.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { fieldText } from '../fieldText.ts'
import { filterNames, isNarrowed, type InboxFilters, type InboxQuery } from '../inboxQuery.ts'
import { usePeople } from '../useInbox.ts'

interface Props {
  form: FormDeclaration
  query: InboxQuery
  updateFilters: (patch: InboxFilters) => void
}
interface Choice {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}

const STARS = ['5', '4', '3', '2', '1']
/** Most common countries; others are found by search. */
const COUNTRIES = ['ID', 'SG', 'MY', 'AU', 'JP', 'US', 'GB', 'DE', 'NL', 'IN', 'CN']

function useFieldChoices(form: FormDeclaration): Choice[] {
  const t = useTextsOf(inboxTexts)
  const language = useLanguage()
  return filterFields(form).map(([name, field]) => {
    const own = field.choices?.map(({ value }) => value)
    const values = own ?? (field.kind === 'rating' ? STARS : COUNTRIES)
    const textOf = (value: string) =>
      fieldText(field, field.kind === 'rating' ? Number(value) : value, { t, language })
    return {
      name: filterName(name),
      label: field.label[language],
      options: values.map((value) => ({ value, label: textOf(value) })),
    }
  })
}

function useChoices(form: FormDeclaration): Choice[] {
  const t = useTextsOf(inboxTexts)
  const { data: people = [] } = usePeople(form.key)
  const own = useFieldChoices(form)
  return [
    ...own,
    {
      name: 'assignee',
      label: t('inbox.assignee'),
      options: [
        { value: UNASSIGNED, label: t('inbox.nobody') },
        ...people.map(({ id, name }) => ({ value: String(id), label: name })),
      ],
    },
    {
      name: 'language',
      label: t('inbox.language'),
      options: LANGUAGES.map((value) => ({ value, label: t(`inbox.language.${value}`) })),
    },
    {
      name: 'verified',
      label: t('inbox.verified'),
      options: (['yes', 'no'] as const).map((value) => ({ value, label: t(`inbox.verified.${value}`) })),
    },
  ]
}

export function InboxFilterBar({ form, query: { filters, isFigures }, updateFilters }: Props) {
  const t = useTextsOf(inboxTexts)
  const choices = useChoices(form)
  const of = (name: string) => filters[name] ?? ''
  const none = Object.fromEntries(filterNames(form).map((name) => [name, '']))
  return (
    <FilterBar
      isNarrowed={isNarrowed(filters)}
      onClear={() => updateFilters({ ...none, state: of('state') })}
    >
      {!isFigures && (
        <SearchBox
          keyword={of('search')}
          onSearch={(search) => updateFilters({ search })}
          label={t('inbox.search')}
          hint={t('inbox.searchHint')}
        />
      )}
      <DayRangeFilter from={of('from')} to={of('to')} onChange={updateFilters} />
      {!isFigures &&
        choices.map(({ name, label, options }) => (
          <NativeSelect
            name={name}
            key={name}
            label={label}
            value={of(name)}
            data={[{ value: '', label: t('inbox.all') }, ...options]}
            onChange={(event) => updateFilters({ [name]: event.currentTarget.value })}
          />
        ))}
    </FilterBar>
  )
}

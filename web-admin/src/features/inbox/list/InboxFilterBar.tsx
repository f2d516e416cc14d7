import { NativeSelect } from '@mantine/core'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { filterFields, filterName, UNASSIGNED } from '@flou/shared/inbox/inbox.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { SearchBox } from '../../../ui/SearchBox.tsx'
import { DayRangeFilter } from '../../../ui/filters/DayRangeFilter.tsx'
import { FilterBar } from '../../../ui/filters/FilterBar.tsx'
import { inboxTexts } from '../../../core/texts/inbox.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { localizedText } from '../../../core/records/localizedText.ts'
import { useOptions } from '../../../core/records/useOptions.ts'
import { eventName, useEventTitles } from '../participants/event.tsx'
import { fieldText } from '../fieldText.ts'
import { activeFilters, filterNames, type InboxFilters, type InboxQuery } from '../inboxQuery.ts'
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

const MAX_EVENTS = 100

/** Events of the filter: the first ones, and the chosen one. */
function useEventChoices(form: FormDeclaration, chosen: string): Choice['options'] {
  const language = useLanguage()
  const hasEvents = filterFields(form).some(([, { refersTo }]) => refersTo === 'event')
  const { data = [] } = useOptions('event', '', hasEvents)
  const id = Number(chosen)
  const titles = useEventTitles(id > 0 ? [id] : [])
  const options = data
    .slice(0, MAX_EVENTS)
    .map((one) => ({ value: String(one.id), label: localizedText(one.title, language).text }))
  const isListed = chosen === '' || options.some(({ value }) => value === chosen)
  return isListed ? options : [...options, { value: chosen, label: eventName(titles, id) }]
}

function useFieldChoices(form: FormDeclaration, filters: InboxFilters): Choice[] {
  const t = useTextsOf(inboxTexts)
  const language = useLanguage()
  const eventField = filterFields(form).find(([, { refersTo }]) => refersTo === 'event')?.[0] ?? ''
  const events = useEventChoices(form, filters[filterName(eventField)] ?? '')
  return filterFields(form).map(([name, field]) => {
    if (name === eventField) return { name: filterName(name), label: field.label[language], options: events }
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

function useChoices(form: FormDeclaration, filters: InboxFilters): Choice[] {
  const t = useTextsOf(inboxTexts)
  const { data: people = [] } = usePeople(form.key)
  const own = useFieldChoices(form, filters)
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
  const choices = useChoices(form, filters)
  const of = (name: string) => filters[name] ?? ''
  const none = Object.fromEntries(filterNames(form).map((name) => [name, '']))
  return (
    <FilterBar
      count={Object.keys(activeFilters({ ...filters, state: '', search: '' })).length}
      onClear={() => updateFilters({ ...none, state: of('state') })}
      search={
        !isFigures && (
          <SearchBox
            keyword={of('search')}
            onSearch={(search) => updateFilters({ search })}
            label={t('inbox.search')}
            hint={t('inbox.searchHint')}
          />
        )
      }
    >
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

import { NativeSelect } from '@mantine/core'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { SearchBox } from '../../content/SearchBox.tsx'
import { FilterBar } from '../../elements/screen/FilterBar.tsx'
import { newsletterTexts } from '../../texts/screens/newsletter.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { useSubscriberFigures, type SubscriberFilters } from './useNewsletter.ts'

interface Props {
  filters: SubscriberFilters
  change: (part: Partial<SubscriberFilters>) => void
}

/** Narrows the list by part of an address, language, and the page on which people asked. */
export function SubscriberFilterBar({ filters: { search, language, page }, change }: Props) {
  const t = useTextsOf(newsletterTexts)
  const { data } = useSubscriberFigures()
  const known = data?.pages.map((one) => one.page).filter((path) => path !== '') ?? []
  const pages = page === '' || known.includes(page) ? known : [page, ...known]
  const all = { value: '', label: t('newsletter.all') }
  return (
    <FilterBar
      isNarrowed={search + language + page !== ''}
      onClear={() => change({ search: '', language: '', page: '' })}
    >
      <SearchBox
        keyword={search}
        onSearch={(text) => change({ search: text })}
        label={t('newsletter.search')}
        hint={t('newsletter.searchHint')}
      />
      <NativeSelect
        label={t('newsletter.language')}
        value={language}
        data={[all, ...LANGUAGES.map((value) => ({ value, label: t(`newsletter.language.${value}`) }))]}
        onChange={(event) => change({ language: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('newsletter.page')}
        value={page}
        data={[all, ...pages.map((value) => ({ value, label: value }))]}
        onChange={(event) => change({ page: event.currentTarget.value })}
      />
    </FilterBar>
  )
}

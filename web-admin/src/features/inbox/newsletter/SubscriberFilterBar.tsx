import { NativeSelect } from '@mantine/core'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { SearchBox } from '../../../ui/SearchBox.tsx'
import { FilterBar } from '../../../ui/filters/FilterBar.tsx'
import { newsletterTexts } from '../../../core/texts/newsletter.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useSubscriberFigures, type SubscriberFilters } from './useNewsletter.ts'

interface Props {
  filters: SubscriberFilters
  updateFilters: (patch: Partial<SubscriberFilters>) => void
}

export function SubscriberFilterBar({ filters: { search, language, page }, updateFilters }: Props) {
  const t = useTextsOf(newsletterTexts)
  const { data } = useSubscriberFigures()
  const knownPages = data?.pages.map((one) => one.page).filter((path) => path !== '') ?? []
  const pages = page === '' || knownPages.includes(page) ? knownPages : [page, ...knownPages]
  const all = { value: '', label: t('newsletter.all') }
  return (
    <FilterBar
      count={[language, page].filter(Boolean).length}
      onClear={() => updateFilters({ search: '', language: '', page: '' })}
      search={
        <SearchBox
          keyword={search}
          onSearch={(text) => updateFilters({ search: text })}
          label={t('newsletter.search')}
          hint={t('newsletter.searchHint')}
        />
      }
    >
      <NativeSelect
        name="language"
        label={t('newsletter.language')}
        value={language}
        data={[all, ...LANGUAGES.map((value) => ({ value, label: t(`newsletter.language.${value}`) }))]}
        onChange={(event) => updateFilters({ language: event.currentTarget.value })}
      />
      <NativeSelect
        name="page"
        label={t('newsletter.page')}
        value={page}
        data={[all, ...pages.map((value) => ({ value, label: value }))]}
        onChange={(event) => updateFilters({ page: event.currentTarget.value })}
      />
    </FilterBar>
  )
}

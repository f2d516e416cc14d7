import { NativeSelect } from '@mantine/core'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { newsletter } from '@flou/shared/forms/forms/newsletter.ts'
import { FORM_DECLARATIONS } from '@flou/shared/forms/registry.ts'
import { INBOX_VIEWS, REPLY_HOURS, SUBMISSION_STATES } from '@flou/shared/inbox/inbox.ts'
import { useUser } from '../../../core/session/useSession.ts'
import { inboxTexts } from '../../../core/texts/inbox.ts'
import { allInboxTexts } from '../../../core/texts/inboxReply.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { Message } from '../../../ui/Message.tsx'
import { PageLoading } from '../../../ui/PageLoading.tsx'
import { SearchBox } from '../../../ui/SearchBox.tsx'
import { EmptyState } from '../../../ui/screen/EmptyState.tsx'
import { FilterBar } from '../../../ui/filters/FilterBar.tsx'
import { LinkTabs } from '../../../ui/screen/Tabs.tsx'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { ScreenHead } from '../../../ui/screen/ScreenHead.tsx'
import { KeyHelp } from '../../../ui/table/KeyHelp.tsx'
import { LoadMore } from '../../../ui/table/LoadMore.tsx'
import { useRowKeys } from '../../../ui/table/useRowKeys.ts'
import { useRetainedFocus } from '../../../ui/useRetainedFocus.ts'
import { useUrlSearch } from '../../../ui/useUrlSearch.ts'
import { activeFilters, type InboxFilters } from '../inboxQuery.ts'
import { AllInboxTable } from './AllInboxTable.tsx'
import { ALL_FILTERS, readAll, useAllInbox, useInboxCounts, writeAll, type AllQuery } from './useAllInbox.ts'

const TEXTS = { ...inboxTexts, ...allInboxTexts }

function ViewTabs({ view, filters }: AllQuery) {
  const t = useTextsOf(TEXTS)
  const { data } = useInboxCounts()
  const counts = { all: undefined, mine: data?.mine, unassigned: undefined, due: data?.overdue }
  return (
    <LinkTabs
      label={t('all.views')}
      tabs={INBOX_VIEWS.map((each) => ({
        to: `?${writeAll({ view: each, filters: { ...filters, state: '' } }).toString()}`,
        label: t(`all.view.${each}`),
        isCurrent: each === view,
        count: counts[each],
      }))}
    />
  )
}

interface FiltersProps {
  query: AllQuery
  forms: readonly FormDeclaration[]
  updateFilters: (patch: InboxFilters) => void
}

function Filters({ query: { view, filters }, forms, updateFilters }: FiltersProps) {
  const t = useTextsOf(TEXTS)
  const language = useLanguage()
  const of = (name: (typeof ALL_FILTERS)[number]) => filters[name] ?? ''
  return (
    <FilterBar
      count={Object.keys(activeFilters({ ...filters, search: '' })).length}
      onClear={() => updateFilters(Object.fromEntries(ALL_FILTERS.map((name) => [name, ''])))}
      search={
        <SearchBox
          keyword={of('search')}
          onSearch={(search) => updateFilters({ search })}
          label={t('inbox.search')}
          hint={t('inbox.searchHint')}
        />
      }
    >
      <NativeSelect
        name="form"
        label={t('all.form')}
        value={of('form')}
        data={[
          { value: '', label: t('inbox.all') },
          ...forms.map(({ key, plural }) => ({ value: key, label: plural[language] })),
        ]}
        onChange={({ currentTarget }) => updateFilters({ form: currentTarget.value })}
      />
      {view === 'all' && (
        <NativeSelect
          name="state"
          label={t('inbox.stateOf')}
          value={of('state')}
          data={[
            { value: '', label: t('inbox.all') },
            ...SUBMISSION_STATES.map((state) => ({ value: state, label: t(`inbox.state.${state}`) })),
          ]}
          onChange={({ currentTarget }) => updateFilters({ state: currentTarget.value })}
        />
      )}
    </FilterBar>
  )
}

function List({ query }: { query: AllQuery }) {
  const t = useTextsOf(TEXTS)
  const list = useAllInbox(query)
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  const box = useRetainedFocus({ entries: '[data-submission]', inEntry: 'a' })
  const keys = useRowKeys({ attribute: 'data-submission', actions: {} }, rows.length > 0)
  const isEmpty = list.isSuccess && rows.length === 0
  const isNarrowed = Object.keys(activeFilters(query.filters)).length > 0
  return (
    <>
      <LoadFailure error={list.error} title={t('inbox.failed')} onRetry={list.refetch} />
      {list.isPending && <PageLoading />}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- hears keys of the links inside */}
      <div ref={box} onKeyDown={keys.onKeyDown}>
        {rows.length > 0 && (
          <AllInboxTable label={t('all.title')} rows={rows} isStale={list.isPlaceholderData} />
        )}
        {isEmpty && !list.hasNextPage && (
          <EmptyState text={isNarrowed ? t('inbox.noneFits') : t(`all.none.${query.view}`)} />
        )}
        <LoadMore list={list} isEmpty={isEmpty} />
        {rows.length > 0 && <KeyHelp names={keys.names} />}
      </div>
    </>
  )
}

export function AllInboxScreen() {
  const t = useTextsOf(TEXTS)
  const { permissions } = useUser()
  const [search, updateSearch] = useUrlSearch()
  const query = readAll(search)
  const forms = FORM_DECLARATIONS.filter(
    ({ key, permission }) => key !== newsletter.key && permissions.includes(permission),
  )
  if (forms.length === 0) return <Message title={t('shell.notPermitted')} hint={t('all.noForms')} />
  const updateFilters = (patch: InboxFilters) =>
    updateSearch(
      (now) => {
        const { view, filters } = readAll(now)
        return writeAll({ view, filters: { ...filters, ...patch } })
      },
      { replace: true },
    )
  const about = query.view === 'all' ? t('all.about') : t(`all.hint.${query.view}`, { hours: REPLY_HOURS })
  return (
    <>
      <ScreenHead title={t('all.title')} about={about} />
      <ViewTabs {...query} />
      <Filters query={query} forms={forms} updateFilters={updateFilters} />
      <List query={query} />
    </>
  )
}

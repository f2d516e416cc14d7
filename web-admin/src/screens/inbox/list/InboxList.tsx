import type { Submission } from '@flou/shared/submissions/define.ts'
import type { SubmissionRow, SubmissionState } from '@flou/shared/submissions/inbox.ts'
import { FurtherPages } from '../../../elements/list/FurtherPages.tsx'
import { KeyHelp } from '../../../elements/list/KeyHelp.tsx'
import { rowKeyHandler } from '../../../elements/list/rowKeyHandler.ts'
import { PageLoading } from '../../../elements/PageLoading.tsx'
import { EmptyState } from '../../../elements/screen/EmptyState.tsx'
import { LoadFailure } from '../../../elements/screen/LoadFailure.tsx'
import { useKeptFocus } from '../../../elements/useKeptFocus.ts'
import { inboxTexts } from '../../../texts/screens/inbox.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { isNarrowed, type InboxFilters } from '../inboxQuery.ts'
import { useBulk, useInboxList, type Change } from '../useInbox.ts'
import { BulkBar } from './BulkBar.tsx'
import { InboxTable } from './InboxTable.tsx'
import { useSelected } from './useSelected.ts'

interface Props {
  form: Submission
  label: string
  filters: InboxFilters
}

function Empty({ filters }: { filters: InboxFilters }) {
  const t = useTextsOf(inboxTexts)
  const isPlain = !isNarrowed(filters) && filters['state'] === ''
  return isPlain ? (
    <EmptyState text={t('inbox.none')} hint={t('inbox.noneHint')} />
  ) : (
    <EmptyState text={t('inbox.noneFits')} />
  )
}

/** Selecting and changing rows, by pointer and by keys. */
function useDealing(form: Submission, rows: readonly SubmissionRow[]) {
  const selected = useSelected(rows)
  const bulk = useBulk(form.key, selected.clear)
  /** What is selected; the row with the focus where nothing is. */
  const setState = (state: SubmissionState, id: string | undefined) => {
    const focused = rows.filter((row) => row.id === id)
    const chosen = selected.rows.length > 0 ? selected.rows : focused
    if (chosen.length > 0 && !bulk.isPending) bulk.mutate({ rows: chosen, change: { state } })
  }
  const onKeyDown = rowKeyHandler({
    attribute: 'data-submission',
    onSelect: selected.toggle,
    actions: { d: (id) => setState('done', id), s: (id) => setState('spam', id) },
  })
  const change = (what: Change) => bulk.mutate({ rows: selected.rows, change: what })
  return { selected, onKeyDown, change, isBusy: bulk.isPending }
}

/** What was sent by a form, newest first, and what can be done with it; or why there is nothing. */
export function InboxList({ form, label, filters }: Props) {
  const t = useTextsOf(inboxTexts)
  const list = useInboxList(form.key, filters)
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  const { selected, onKeyDown, change, isBusy } = useDealing(form, rows)
  const box = useKeptFocus({ entries: '[data-submission]', inEntry: 'a' })
  const keys = [
    { key: 'd', does: t('inbox.keys.done') },
    { key: 's', does: t('inbox.keys.spam') },
  ]
  const isEmpty = list.isSuccess && rows.length === 0
  return (
    <>
      <LoadFailure error={list.error} title={t('inbox.failed')} onRetry={list.refetch} />
      {list.isPending && <PageLoading />}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- hears keys of the links and boxes inside */}
      <div ref={box} onKeyDown={onKeyDown}>
        {rows.length > 0 && (
          <InboxTable
            form={form}
            label={label}
            rows={rows}
            selected={selected}
            isStale={list.isPlaceholderData}
          />
        )}
        {isEmpty && !list.hasNextPage && <Empty filters={filters} />}
        <FurtherPages list={list} isEmpty={isEmpty} />
        {rows.length > 0 && <KeyHelp actions={keys} />}
      </div>
      <BulkBar form={form} selected={selected} change={change} isBusy={isBusy} />
    </>
  )
}

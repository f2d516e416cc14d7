import { ReadOnlyBanner } from '../../../fields/form/ReadOnlyBanner.tsx'
import { useRights } from '../../../core/session/rights.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import type { SubmissionRow, SubmissionState } from '@flou/shared/inbox/inbox.ts'
import { LoadMore } from '../../../ui/table/LoadMore.tsx'
import { KeyHelp } from '../../../ui/table/KeyHelp.tsx'
import { useRowKeys } from '../../../ui/table/useRowKeys.ts'
import { PageLoading } from '../../../ui/PageLoading.tsx'
import { EmptyState } from '../../../ui/screen/EmptyState.tsx'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { useRetainedFocus } from '../../../ui/useRetainedFocus.ts'
import { inboxTexts } from '../../../core/texts/inbox.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { isNarrowed, type InboxFilters } from '../inboxQuery.ts'
import { useBulkUpdate, useInboxList, type SubmissionUpdate } from '../useInbox.ts'
import { BulkBar } from './BulkBar.tsx'
import { InboxTable } from './InboxTable.tsx'
import { useSelected } from './useSelected.ts'

interface Props {
  form: FormDeclaration
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

function useRowActions(form: FormDeclaration, rows: readonly SubmissionRow[]) {
  const selected = useSelected(rows)
  const bulk = useBulkUpdate(form.key, selected.clear)
  const { canEdit } = useRights()
  /** Updates the selected rows, or the focused row if none. */
  const setState = (state: SubmissionState, id: string | undefined) => {
    const focused = rows.filter((row) => row.id === id)
    const chosen = selected.rows.length > 0 ? selected.rows : focused
    if (chosen.length > 0 && !bulk.isPending) bulk.mutate({ rows: chosen, update: { state } })
  }
  const keys = useRowKeys(
    {
      attribute: 'data-submission',
      actions: canEdit
        ? {
            selectRow: (id) => id !== undefined && selected.toggle(id),
            markDone: (id) => setState('done', id),
            markSpam: (id) => setState('spam', id),
          }
        : {},
    },
    rows.length > 0,
  )
  const update = (what: SubmissionUpdate) => bulk.mutate({ rows: selected.rows, update: what })
  return { selected: canEdit ? selected : undefined, keys, update, isBusy: bulk.isPending }
}

export function InboxList({ form, label, filters }: Props) {
  const t = useTextsOf(inboxTexts)
  const list = useInboxList(form.key, filters)
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  const { selected, keys, update, isBusy } = useRowActions(form, rows)
  const box = useRetainedFocus({ entries: '[data-submission]', inEntry: 'a' })
  const isEmpty = list.isSuccess && rows.length === 0
  return (
    <>
      <ReadOnlyBanner />
      <LoadFailure error={list.error} title={t('inbox.failed')} onRetry={list.refetch} />
      {list.isPending && <PageLoading />}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- hears keys of the links and boxes inside */}
      <div ref={box} onKeyDown={keys.onKeyDown}>
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
        <LoadMore list={list} isEmpty={isEmpty} />
        {rows.length > 0 && <KeyHelp names={keys.names} />}
      </div>
      {selected && <BulkBar form={form} selected={selected} update={update} isBusy={isBusy} />}
    </>
  )
}

import { Alert, Button } from '@mantine/core'
import type { Submission } from '@flou/shared/submissions/define.ts'
import type { SubmissionRow, SubmissionState } from '@flou/shared/submissions/inbox.ts'
import { useFailureText } from '../../../api/useFailureText.ts'
import { PageLoading } from '../../../elements/PageLoading.tsx'
import { useKeptFocus } from '../../../elements/useKeptFocus.ts'
import { inboxTexts } from '../../../texts/screens/inbox.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { isNarrowed, type InboxFilters } from '../inboxQuery.ts'
import { useBulk, useInboxList, type Change } from '../useInbox.ts'
import { useRowKeys } from '../useRowKeys.ts'
import { BulkBar } from './BulkBar.tsx'
import { InboxTable } from './InboxTable.tsx'
import { KeyHelp } from './KeyHelp.tsx'
import { useSelected } from './useSelected.ts'
import classes from '../Inbox.module.css'

interface Props {
  form: Submission
  label: string
  filters: InboxFilters
}
type List = ReturnType<typeof useInboxList>

function Empty({ filters }: { filters: InboxFilters }) {
  const t = useTextsOf(inboxTexts)
  const isPlain = !isNarrowed(filters) && filters['state'] === ''
  return (
    <div className={classes.empty} data-empty="">
      <p>
        <strong>{t(isPlain ? 'inbox.none' : 'inbox.noneFits')}</strong>
      </p>
      {isPlain && <p>{t('inbox.noneHint')}</p>}
    </div>
  )
}

/** Further pages; where nothing was found yet, the search goes on further back. */
function More({ list, isEmpty }: { list: List; isEmpty: boolean }) {
  const t = useTextsOf(inboxTexts)
  if (!list.hasNextPage) return null
  return (
    <>
      {isEmpty && <p className={classes.empty}>{t('inbox.lookedBack')}</p>}
      <Button
        variant="default"
        mt="md"
        loading={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {t(isEmpty ? 'inbox.lookFurther' : 'inbox.more')}
      </Button>
    </>
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
  const onKeyDown = useRowKeys({
    onSelect: selected.toggle,
    onDone: (id) => setState('done', id),
    onSpam: (id) => setState('spam', id),
  })
  const change = (what: Change) => bulk.mutate({ rows: selected.rows, change: what })
  return { selected, onKeyDown, change, isBusy: bulk.isPending }
}

/** What was sent by a form, newest first, and what can be done with it; or why there is nothing. */
export function InboxList({ form, label, filters }: Props) {
  const t = useTextsOf(inboxTexts)
  const failureText = useFailureText()
  const list = useInboxList(form.key, filters)
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  const { selected, onKeyDown, change, isBusy } = useDealing(form, rows)
  const box = useKeptFocus({ entries: '[data-submission]', inEntry: 'a' })
  const isEmpty = list.isSuccess && rows.length === 0
  return (
    <>
      {list.error && (
        <Alert color="danger" title={t('inbox.failed')} role="alert" mb="md">
          <p>{failureText(list.error)}</p>
          <Button size="compact-sm" variant="default" onClick={() => void list.refetch()}>
            {t('shell.retry')}
          </Button>
        </Alert>
      )}
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
        <More list={list} isEmpty={isEmpty} />
        {rows.length > 0 && <KeyHelp />}
      </div>
      <BulkBar form={form} selected={selected} change={change} isBusy={isBusy} />
    </>
  )
}

import { Button } from '@mantine/core'
import { EmptyState } from '../../elements/screen/EmptyState.tsx'
import { useText } from '../../texts/useText.ts'
import type { ChangeQuery, ListQuery } from './listQuery.ts'

interface Props {
  query: ListQuery
  change: ChangeQuery
}

/** Says why there is nothing to see, and what to do about it. */
export function EmptyList({ query, change }: Props) {
  const t = useText()
  if (query.keyword !== '') {
    return (
      <EmptyState text={t('list.noMatch', { keyword: query.keyword })}>
        <Button variant="default" onClick={() => change({ keyword: '' })}>
          {t('list.clearSearch')}
        </Button>
      </EmptyState>
    )
  }
  if (query.state === 'trashed') return <EmptyState text={t('list.trashEmpty')} />
  if (query.state !== '') {
    return (
      <EmptyState text={t('list.noneInState')}>
        <Button variant="default" onClick={() => change({ state: '' })}>
          {t('list.showAll')}
        </Button>
      </EmptyState>
    )
  }
  return <EmptyState text={t('list.empty')} hint={t('list.emptyHint')} />
}

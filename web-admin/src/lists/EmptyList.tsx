import { Button } from '@mantine/core'
import { EmptyState } from '../ui/screen/EmptyState.tsx'
import { listTexts } from '../core/texts/lists.ts'
import { useTextsOf } from '../core/texts/useText.ts'
import type { UpdateQuery, ListQuery } from './listQuery.ts'

interface Props {
  query: ListQuery
  updateQuery: UpdateQuery
}

export function EmptyList({ query, updateQuery }: Props) {
  const t = useTextsOf(listTexts)
  if (query.keyword !== '') {
    return (
      <EmptyState text={t('list.noMatch', { keyword: query.keyword })}>
        <Button variant="default" onClick={() => updateQuery({ keyword: '' })}>
          {t('list.clearSearch')}
        </Button>
      </EmptyState>
    )
  }
  if (query.state === 'trashed') return <EmptyState text={t('list.trashEmpty')} />
  if (query.state !== '') {
    return (
      <EmptyState text={t('list.noneInState')}>
        <Button variant="default" onClick={() => updateQuery({ state: '' })}>
          {t('list.showAll')}
        </Button>
      </EmptyState>
    )
  }
  return <EmptyState text={t('list.empty')} hint={t('list.emptyHint')} />
}

import { Button } from '@mantine/core'
import { EmptyState } from '../ui/screen/EmptyState.tsx'
import { listTexts } from '../core/texts/lists.ts'
import { useTextsOf } from '../core/texts/useText.ts'
import { commonScreenTexts } from '../core/texts/screens.ts'
import { filterTexts } from '../core/texts/listFilters.ts'
import { NO_FILTERS, type UpdateQuery, type ListQuery } from './listQuery.ts'

const TEXTS = { ...commonScreenTexts, ...filterTexts, ...listTexts }

interface Props {
  query: ListQuery
  updateQuery: UpdateQuery
}

export function EmptyList({ query, updateQuery }: Props) {
  const t = useTextsOf(TEXTS)
  if (Object.keys(query.filters).length > 0 && query.state !== 'trashed') {
    return (
      <EmptyState text={t('filter.noMatch')}>
        <Button variant="default" onClick={() => updateQuery(NO_FILTERS)}>
          {t('filters.clear')}
        </Button>
      </EmptyState>
    )
  }
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

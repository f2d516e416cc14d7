import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { ContentType } from '@flou/shared/content/define.ts'
import { useRights } from '../core/session/rights.ts'
import { Icon } from '../ui/Icon.tsx'
import { EmptyState } from '../ui/screen/EmptyState.tsx'
import { listTexts } from '../core/texts/lists.ts'
import { useLanguage, useTextsOf } from '../core/texts/useText.ts'
import { commonScreenTexts } from '../core/texts/screens.ts'
import { filterTexts } from '../core/texts/listFilters.ts'
import { NO_FILTERS, type UpdateQuery, type ListQuery } from './listQuery.ts'

const TEXTS = { ...commonScreenTexts, ...filterTexts, ...listTexts }

export const isInvitation = (
  { keyword, state, filters, view }: ListQuery,
  count: number | undefined,
): boolean =>
  count === 0 && view === 'table' && keyword === '' && state === '' && Object.keys(filters).length === 0

const inSentence = (name: string) => name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

export function EmptyInvitation({ type, list }: Pick<Props, 'type'> & Partial<Pick<Props, 'list'>>) {
  const t = useTextsOf(TEXTS)
  const language = useLanguage()
  const { canEdit } = useRights()
  return (
    <EmptyState
      icon="list"
      text={t('list.empty', { name: inSentence(type.plural[language]) })}
      hint={type.list.purpose?.[language]}
    >
      {canEdit && list !== undefined && (
        <Button component={Link} to={`${list}/add`} leftSection={<Icon name="add" />}>
          {t('list.add', { name: type.label[language] })}
        </Button>
      )}
    </EmptyState>
  )
}

interface Props {
  type: ContentType
  list: string
  query: ListQuery
  updateQuery: UpdateQuery
}

export function EmptyList({ type, list, query, updateQuery }: Props) {
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
  return <EmptyInvitation type={type} list={list} />
}

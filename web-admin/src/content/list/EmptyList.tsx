import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../texts/useText.ts'
import type { ChangeQuery, ListQuery } from './listQuery.ts'
import classes from '../../screens/records/ListScreen.module.css'

interface Props {
  query: ListQuery
  change: ChangeQuery
}

function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <p>{text}</p>
      {children}
    </div>
  )
}

/** Says why there is nothing to see, and what to do about it. */
export function EmptyList({ query, change }: Props) {
  const t = useText()
  if (query.keyword !== '') {
    return (
      <Empty text={t('list.noMatch', { keyword: query.keyword })}>
        <Button variant="default" onClick={() => change({ keyword: '' })}>
          {t('list.clearSearch')}
        </Button>
      </Empty>
    )
  }
  if (query.state === 'trashed') return <Empty text={t('list.trashEmpty')} />
  if (query.state !== '') {
    return (
      <Empty text={t('list.noneInState')}>
        <Button variant="default" onClick={() => change({ state: '' })}>
          {t('list.showAll')}
        </Button>
      </Empty>
    )
  }
  return (
    <Empty text={t('list.empty')}>
      <p>{t('list.emptyHint')}</p>
    </Empty>
  )
}

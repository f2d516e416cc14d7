import { ActionIcon, NativeSelect } from '@mantine/core'
import { TurnButton } from '../../elements/list/TurnButton.tsx'
import { useText } from '../../texts/useText.ts'
import { PAGE_SIZES, type ChangeQuery, type ListQuery } from './listQuery.ts'
import { pageNumbers } from './pages.ts'
import classes from './Pager.module.css'

interface Props {
  query: ListQuery
  total: number
  totalPage: number
  change: ChangeQuery
}

/** Page by page, and how many rows a page has. */
export function Pager({ query, total, totalPage, change }: Props) {
  const t = useText()
  const { page, perPage } = query
  /** From the page the address asks for, which a quick second press finds before it shows. */
  const turn = (by: number) => change((now) => ({ page: Math.max(1, Math.min(now.page + by, totalPage)) }))
  const from = total === 0 ? 0 : (page - 1) * perPage + 1
  return (
    <div className={classes.pager}>
      <span>{t('list.total', { from, to: Math.min(page * perPage, total), total })}</span>
      <nav aria-label={t('list.pages')} className={classes.pages}>
        <TurnButton to="previous" isUsable={page > 1} onTurn={() => turn(-1)} />
        {pageNumbers(page, totalPage).map((number, index) =>
          number === null ? (
            // eslint-disable-next-line react/no-array-index-key -- gaps have no other name
            <span key={`gap-${index}`}>…</span>
          ) : (
            <ActionIcon
              key={number}
              variant={number === page ? 'filled' : 'default'}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => change({ page: number })}
            >
              {number}
            </ActionIcon>
          ),
        )}
        <TurnButton to="next" isUsable={page < totalPage} onTurn={() => turn(1)} />
      </nav>
      <NativeSelect
        size="xs"
        aria-label={t('list.pageSize')}
        value={String(perPage)}
        data={PAGE_SIZES.map(String)}
        onChange={(event) => change({ perPage: Number(event.currentTarget.value) })}
      />
    </div>
  )
}

import { ActionIcon, NativeSelect } from '@mantine/core'
import { Icon } from '../../elements/Icon.tsx'
import { useText } from '../../texts/useText.ts'
import { PAGE_SIZES, type ChangeQuery, type ListQuery } from './listQuery.ts'
import { pageNumbers } from './pages.ts'
import classes from '../../screens/records/ListScreen.module.css'

interface Props {
  query: ListQuery
  total: number
  totalPage: number
  change: ChangeQuery
}

/** Said and shown, but not taken away: at the last page the focus stays on the button that led there. */
const usable = (isUsable: boolean) =>
  isUsable ? {} : ({ 'aria-disabled': true, 'data-disabled': true } as const)

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
        <ActionIcon
          variant="default"
          {...usable(page > 1)}
          aria-label={t('list.previous')}
          onClick={() => turn(-1)}
        >
          <Icon name="back" size={16} />
        </ActionIcon>
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
        <ActionIcon
          variant="default"
          {...usable(page < totalPage)}
          aria-label={t('list.next')}
          onClick={() => turn(1)}
        >
          <span className={classes.flip}>
            <Icon name="back" size={16} />
          </span>
        </ActionIcon>
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

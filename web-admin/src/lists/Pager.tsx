import { ActionIcon, NativeSelect } from '@mantine/core'
import { PagerButton } from '../ui/table/PagerButton.tsx'
import { listTexts } from '../core/texts/lists.ts'
import { useTextsOf } from '../core/texts/useText.ts'
import { PAGE_SIZES, type UpdateQuery, type ListQuery, pageNumbers } from './listQuery.ts'
import classes from './Pager.module.css'

interface Props {
  query: ListQuery
  total: number
  isMinimum?: boolean | undefined
  totalPage: number
  updateQuery: UpdateQuery
}

export function Pager({ query, total, isMinimum, totalPage, updateQuery }: Props) {
  const t = useTextsOf(listTexts)
  const { page, perPage } = query
  /** Uses the page in the URL, which a fast second click changes before the render. */
  const turnPage = (by: number) =>
    updateQuery((now) => ({ page: Math.max(1, Math.min(now.page + by, totalPage)) }))
  const from = total === 0 ? 0 : (page - 1) * perPage + 1
  return (
    <div className={classes.pager}>
      <span>
        {t(isMinimum ? 'list.totalAtLeast' : 'list.total', {
          from,
          to: Math.min(page * perPage, total),
          total,
        })}
      </span>
      <nav aria-label={t('list.pages')} className={classes.pages}>
        <PagerButton to="previous" isUsable={page > 1} onPage={() => turnPage(-1)} />
        {pageNumbers(page, totalPage).map((number, index) =>
          number === null ? (
            // eslint-disable-next-line react/no-array-index-key -- gaps have no other name
            <span key={`gap-${index}`}>…</span>
          ) : (
            <ActionIcon
              key={number}
              variant={number === page ? 'light' : 'default'}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => updateQuery({ page: number })}
            >
              {number}
            </ActionIcon>
          ),
        )}
        <PagerButton to="next" isUsable={page < totalPage} onPage={() => turnPage(1)} />
      </nav>
      <NativeSelect
        name="perPage"
        size="xs"
        aria-label={t('list.pageSize')}
        value={String(perPage)}
        data={PAGE_SIZES.map(String)}
        onChange={(event) => updateQuery({ perPage: Number(event.currentTarget.value) })}
      />
    </div>
  )
}

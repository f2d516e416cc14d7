import { useQuery } from '@tanstack/react-query'
import type { ListCounts } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { statesOf, type ListState } from '@flou/shared/content/release.ts'
import { api } from '../../../session/current.ts'
import { useText } from '../../../texts/useText.ts'
import type { ChangeQuery, ListQuery } from '../listQuery.ts'
import classes from './Toolbar.module.css'

interface Props {
  type: ContentType
  address: string
  query: ListQuery
  change: ChangeQuery
}

/** The states a list can be narrowed to, each with how many records are in it. */
export function StateFilter({ type, address, query, change }: Props) {
  const t = useText()
  const { data } = useQuery({
    queryKey: ['list', address, 'counts'],
    queryFn: async ({ signal }) => (await api<ListCounts>(`${address}/counts`, { signal })).data,
  })
  const states: (ListState | '')[] = ['', ...statesOf(type)]
  return (
    <div role="group" aria-label={t('state.filter')} className={classes.states}>
      {states.map((state) => {
        const count = data?.[state || 'all']
        return (
          <button
            key={state}
            type="button"
            aria-pressed={query.state === state}
            onClick={() => change({ state })}
          >
            {t(state === 'trashed' ? 'list.trash' : `state.${state || 'all'}`)}
            <span className={classes.count}>{count ?? ' '}</span>
          </button>
        )
      })}
    </div>
  )
}

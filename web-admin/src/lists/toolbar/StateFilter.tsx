import { useQuery } from '@tanstack/react-query'
import type { ListCounts } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { possibleListStates, type ListState } from '@flou/shared/content/visibility.ts'
import { api } from '../../core/session/current.ts'
import { useRights } from '../../core/session/rights.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import type { UpdateQuery, ListQuery } from '../listQuery.ts'
import classes from './Toolbar.module.css'

interface Props {
  type: ContentType
  apiUrl: string
  query: ListQuery
  updateQuery: UpdateQuery
}

export function StateFilter({ type, apiUrl, query, updateQuery }: Props) {
  const t = useTextsOf(listTexts)
  const { canDelete } = useRights()
  const { data } = useQuery({
    queryKey: ['list', apiUrl, 'counts'],
    queryFn: async ({ signal }) => (await api<ListCounts>(`${apiUrl}/counts`, { signal })).data,
  })
  const all: (ListState | '')[] = ['', ...possibleListStates(type)]
  const states = all.filter((state) => canDelete || state !== 'trashed')
  return (
    <div role="group" aria-label={t('state.filter')} className={classes.states}>
      {states.map((state) => {
        const count = data?.[state || 'all']
        return (
          <button
            key={state}
            type="button"
            aria-pressed={query.state === state}
            onClick={() => updateQuery({ state })}
          >
            {t(state === 'trashed' ? 'list.trash' : `state.${state || 'all'}`)}
            <span className={classes.count}>{count ?? ' '}</span>
          </button>
        )
      })}
    </div>
  )
}

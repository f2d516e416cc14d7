import { useQueries } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ListCounts, StoredRecord } from '@flou/shared/api.ts'
import type { Route } from '@flou/shared/content/routing/routes.ts'
import { childLists, type ChildList } from '../core/records/routePaths.ts'
import { useOffice } from '../core/offices/OfficeContext.ts'
import { recordFormUrl } from '../core/offices/recordLocations.ts'
import { api } from '../core/session/current.ts'
import { editorTexts } from '../core/texts/editor.ts'
import { useLanguage, useTextsOf } from '../core/texts/useText.ts'
import { isOffered } from '../core/records/routePaths.ts'
import classes from './RecordLinks.module.css'

function useCounts(lists: readonly ChildList[], id: number): (number | undefined)[] {
  const results = useQueries({
    queries: lists.map(({ api: apiOf }) => ({
      queryKey: ['list', apiOf(id), 'counts'],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await api<ListCounts>(`${apiOf(id)}/counts`, { signal })).data,
      staleTime: 10_000,
    })),
  })
  return results.map(({ data }) => data?.all)
}

interface Props {
  route: Pick<Route, 'area' | 'type'>
  record: Partial<StoredRecord>
  /** Label of the current tab; by default the record's form. */
  current?: string
}

/** Tabs of a record: its form, then lists and screens below it. */
export function RecordLinks({ route, record, current }: Props) {
  const t = useTextsOf(editorTexts)
  const { office } = useOffice()
  const language = useLanguage()
  const id = record.id ?? 0
  const lists = childLists(route, office, language)
  const counts = useCounts(lists, id)
  const visibleLists = lists
    .map((list, index) => ({ ...list, count: counts[index] }))
    .filter(({ type, count = 0 }) => count > 0 || isOffered(type, record))
  if (visibleLists.length === 0 || id === 0) return null
  const form = { label: route.type?.label[language] ?? '', count: undefined }
  const formUrl = recordFormUrl(office, { type: route.type?.key ?? '', id }) ?? ''
  const tabs = [
    { ...form, to: formUrl, isCurrent: current === undefined },
    ...visibleLists.map(({ label, of, count }) => ({
      label,
      count,
      to: of(id),
      isCurrent: label === current,
    })),
  ]
  return (
    <nav aria-label={t('form.below')}>
      <ul className={classes.links}>
        {tabs.map(({ label, to, count, isCurrent }) => (
          <li key={label}>
            {isCurrent ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={to}>
                {label}
                {count !== undefined && <span className={classes.count}>{count}</span>}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

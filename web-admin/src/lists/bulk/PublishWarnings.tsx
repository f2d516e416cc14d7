import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { UncheckedResponse } from '@flou/shared/publishing/pageCheck.ts'
import { MACHINE_KEY, readUnchecked } from '../../core/records/unchecked.ts'
import { useRowTitle } from '../../core/records/recordTitle.ts'
import { editPathOf } from '../../core/records/routePaths.ts'
import { UncheckedBanner, UncheckedItems, UncheckedRecord } from '../../fields/form/aids/UncheckedItems.tsx'

/** A check that fails does not keep staff from publishing. */
export function usePublishCheck(type: ContentType, rows: readonly ListRow[]) {
  const ids = rows.map(({ id }) => id)
  const { data, isFetching } = useQuery({
    queryKey: [MACHINE_KEY, 'unchecked', type.key, ids],
    queryFn: () => readUnchecked(type.key, ids),
    enabled: ids.length > 0,
    retry: false,
    gcTime: 0,
  })
  return {
    unchecked: data && data.records.length > 0 ? data : undefined,
    incomplete: data?.incomplete ?? [],
    isChecking: isFetching,
  }
}

interface Props {
  type: ContentType
  rows: readonly ListRow[]
  unchecked: UncheckedResponse
}

/** Names the unchecked machine translations of records before they are published. */
export function PublishWarnings({ type, rows, unchecked: { severity, records } }: Props) {
  const titleOf = useRowTitle()
  const { pathname } = useLocation()
  return (
    <UncheckedBanner severity={severity}>
      {records.map(({ id, texts }) => {
        const row = rows.find((one) => one.id === id)
        return (
          <UncheckedRecord key={id} title={row && titleOf(row)}>
            <UncheckedItems type={type} id={id} texts={texts} formUrl={editPathOf(pathname, id)} />
          </UncheckedRecord>
        )
      })}
    </UncheckedBanner>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { QueuedChangeRequest } from '@flou/shared/approval/changeRequestLists.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { MAX_UNCHECKED, type UncheckedChangeRequests } from '@flou/shared/publishing/pageCheck.ts'
import { MACHINE_KEY } from '../../../core/records/unchecked.ts'
import { api } from '../../../core/session/current.ts'
import { useLanguage } from '../../../core/texts/useText.ts'
import {
  UncheckedBanner,
  UncheckedItems,
  UncheckedRecord,
} from '../../../fields/form/aids/UncheckedItems.tsx'
import { changeRequestTitle } from './changeRequestWords.ts'

async function readUnchecked(ids: readonly string[]): Promise<UncheckedChangeRequests> {
  const path = `${STAFF_PATHS.uncheckedChangeRequests}?ids=${ids.slice(0, MAX_UNCHECKED).join()}`
  const { data } = await api<UncheckedChangeRequests>(path)
  if (ids.length <= MAX_UNCHECKED) return data
  const more = await readUnchecked(ids.slice(MAX_UNCHECKED))
  return { ...data, changeRequests: [...data.changeRequests, ...more.changeRequests] }
}

/** A check that fails does not keep staff from approving. */
export function useUncheckedRequests(rows: readonly QueuedChangeRequest[]) {
  const ids = rows.map(({ id }) => id)
  const { data, isFetching } = useQuery({
    queryKey: [MACHINE_KEY, 'requests', ids],
    queryFn: () => readUnchecked(ids),
    enabled: ids.length > 0,
    retry: false,
    gcTime: 0,
  })
  return { unchecked: data && data.changeRequests.length > 0 ? data : undefined, isChecking: isFetching }
}

interface Props {
  rows: readonly QueuedChangeRequest[]
  unchecked: UncheckedChangeRequests
}

/** Names the unchecked machine translations of change requests before they are approved. */
export function ApprovalWarnings({ rows, unchecked: { severity, changeRequests } }: Props) {
  const language = useLanguage()
  const { pathname } = useLocation()
  return (
    <UncheckedBanner severity={severity}>
      {changeRequests.map(({ id, texts }) => {
        const row = rows.find((one) => one.id === id)
        const type = row && REGISTRY.types.get(row.type)
        return (
          type && (
            <UncheckedRecord key={id} title={changeRequestTitle(row, language)}>
              <UncheckedItems
                type={type}
                id={row.recordId}
                texts={texts}
                formUrl={`${pathname}/detail/${id}`}
              />
            </UncheckedRecord>
          )
        )
      })}
    </UncheckedBanner>
  )
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Receipt } from '@flou/shared/publishing.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { notifyError } from '../../elements/notify.ts'
import { api } from '../../session/current.ts'
import type { Followed } from './followed.ts'
import { pauseAfter } from './pauses.ts'

interface Answer {
  receipt: Receipt | null
  /** How often was asked since the save, or since pages are rendered again. */
  asked: number
}

/** What followed from a save, asked for until it is known; hidden and offline tabs do not ask. */
export function useReceipt({ address, version }: Followed) {
  const failureText = useFailureText()
  const queries = useQueryClient()
  const url = `${address}/versions/${version}/receipt`
  const queryKey = ['receipt', url]
  /** The instant of the receipt that is out of date, since its failed pages are rendered again. */
  const [outdated, setOutdated] = useState<string>()
  const isKnown = ({ receipt }: Answer) => receipt !== null && receipt.at !== outdated
  const { data, isError } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Answer> => {
      const { data: receipt } = await api<Receipt | null>(url, { signal })
      return { receipt, asked: (queries.getQueryData<Answer>(queryKey)?.asked ?? 0) + 1 }
    },
    staleTime: Infinity,
    refetchInterval: ({ state }) => !!state.data && !isKnown(state.data) && pauseAfter(state.data.asked),
  })
  const again = useMutation({
    mutationFn: () => api(url, { method: 'POST' }),
    onSuccess: () => {
      setOutdated(data?.receipt?.at)
      queries.setQueryData<Answer>(queryKey, (answer) => answer && { ...answer, asked: 0 })
    },
    onError: (error) => notifyError(failureText(error)),
  })
  const isOpen = !data || !isKnown(data)
  return {
    receipt: data?.receipt ?? undefined,
    isLate: isError || (isOpen && pauseAfter(data?.asked ?? 0) === false),
    isWaiting: isOpen,
    renderAgain: () => again.mutate(),
    isAsking: again.isPending,
  }
}

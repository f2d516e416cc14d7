import { useInterval, useWindowEvent } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { SubmissionRow } from '@flou/shared/inbox/inbox.ts'
import { isApiError } from '../../../core/api/apiError.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { notifyError } from '../../../core/state/notify.ts'
import { INBOX_KEY } from '../../../core/offices/useUnread.ts'
import { api } from '../../../core/session/current.ts'
import { useUser } from '../../../core/session/useSession.ts'
import { CheckInQueue, type Outcome, type Tick } from './checkInQueue.ts'

const RETRY_MS = 10_000
const keyOf = (event: string) => [INBOX_KEY, 'participants', event]

export const useParticipants = (event: string) =>
  useQuery({
    queryKey: keyOf(event),
    queryFn: async ({ signal }) => {
      const rows: SubmissionRow[] = []
      let cursor: string | undefined
      do {
        const search: string = cursor === undefined ? '' : `?cursor=${cursor}`
        const page = await api<SubmissionRow[]>(INBOX_PATHS.participants(event) + search, { signal })
        rows.push(...page.data)
        ;({ cursor } = page)
      } while (cursor !== undefined)
      return rows
    },
    // other devices also check people in
    refetchInterval: 30_000,
  })

const RETRYABLE = ['network', 'unavailable', 'internal', 'too_many_requests'] as const

/** Row with a pending tick applied. */
const applyTick = (
  row: SubmissionRow,
  { isIn, at }: Tick,
  by: { id: number; name: string },
): SubmissionRow => {
  const { checkedIn, ...rest } = row
  return isIn ? { ...rest, checkedIn: checkedIn ?? { at, by } } : rest
}

function useSend(event: string) {
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useCallback(
    async ({ id: person, isIn, at }: Tick): Promise<Outcome> => {
      try {
        const options = { method: 'PUT', body: { isIn, at } } as const
        const { data } = await api<SubmissionRow>(INBOX_PATHS.checkIn(event, person), options)
        queries.setQueryData<SubmissionRow[]>(keyOf(event), (rows) =>
          rows?.map((row) => (row.id === person ? data : row)),
        )
        return 'sent'
      } catch (error) {
        if (RETRYABLE.some((code) => isApiError(error, code))) return 'offline'
        notifyError(failureText(error))
        return 'refused'
      }
    },
    [event, failureText, queries],
  )
}

/** Flushes at once, when online and every ten seconds. */
function useFlush(flush: () => Promise<void>): void {
  useEffect(() => void flush(), [flush])
  useInterval(() => void flush(), RETRY_MS, { autoInvoke: true })
  useWindowEvent('online', () => void flush())
}

export function useCheckIn(event: string) {
  const { id, fullName } = useUser()
  const send = useSend(event)
  const [queue] = useState(() => new CheckInQueue(localStorage, event))
  const [waiting, setWaiting] = useState<readonly Tick[]>(() => queue.waiting())
  const isFlushing = useRef(false)
  const flush = useCallback(async () => {
    if (isFlushing.current) return
    isFlushing.current = true
    await queue.flush(send).finally(() => {
      isFlushing.current = false
      setWaiting(queue.waiting())
    })
  }, [queue, send])
  useFlush(flush)
  const tick = (row: SubmissionRow, isIn: boolean) => {
    queue.add({ id: row.id, isIn, at: new Date().toISOString() })
    setWaiting(queue.waiting())
    void flush()
  }
  const withTicks = (rows: readonly SubmissionRow[]) => {
    const open = new Map(waiting.map((one) => [one.id, one]))
    return rows.map((row) => {
      const one = open.get(row.id)
      return one ? applyTick(row, one, { id, name: fullName }) : row
    })
  }
  return { tick, withTicks, waiting: waiting.length }
}

import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import {
  BROKEN_COUNTED,
  type BrokenLinkLocation,
  type BrokenOrder,
  type BrokenTarget,
} from '@flou/shared/publishing/publishing.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { notifyError, offerUndo } from '../../core/state/notify.ts'
import { brokenLinksTexts } from '../../core/texts/publishing.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { api } from '../../core/session/current.ts'

export interface BrokenLinksQuery {
  place: BrokenLinkLocation
  /** Prefix of link targets; all if empty. */
  prefix: string
  order: BrokenOrder
}

export const useBrokenLinks = ({ place, prefix, order }: BrokenLinksQuery) =>
  useInfiniteQuery({
    queryKey: ['broken-links', place, prefix, order],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ place })
      if (prefix !== '') search.set('prefix', prefix)
      if (order !== 'target') search.set('sort', order)
      if (pageParam !== '') search.set('cursor', pageParam)
      return api<BrokenTarget[]>(`${STAFF_PATHS.brokenLinks}?${search.toString()}`, { signal })
    },
    getNextPageParam: (last) => last.cursor,
    placeholderData: (before) => before,
  })

/** Marks a target as fine, with undo, or removes the mark. */
export function useAcceptLink() {
  const t = useTextsOf(brokenLinksTexts)
  const failureText = useFailureText()
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (body: { target: string; isAccepted: boolean }) =>
      api(STAFF_PATHS.acceptedLinks, { method: 'PUT', body, idempotencyKey: crypto.randomUUID() }),
    onSuccess: (_, { target, isAccepted }) => {
      if (!isAccepted) return
      const undo = () => mutate({ target, isAccepted: false })
      offerUndo(t('broken.acceptedNow', { target }), t('shell.undo'), undo)
    },
    onError: (error) => notifyError(failureText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['broken-links'] }),
  })
  return mutate
}

export function countText(total: number | undefined): string {
  if (total === undefined) return '…'
  return total >= BROKEN_COUNTED ? `${BROKEN_COUNTED}+` : String(total)
}

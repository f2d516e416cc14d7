import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderConflict, OrderRequest } from '@flou/shared/content/order.ts'
import { isApiError } from '../../core/api/apiError.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { notifyError, notifySuccess, offerUndo } from '../../core/state/notify.ts'
import { api } from '../../core/session/current.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import type { TreeBelow } from '../../core/records/routePaths.ts'
import { notifyAwaitingApproval } from '../../core/records/awaitingApproval.ts'
import { followPublishing } from '../../core/records/followedSave.ts'
import { createRequestKey } from './requestKey.ts'
import { isSame, isUnmoved, rebased, type Sequence } from './sequence.ts'
import type { Arranged } from './useArranged.ts'

interface Work {
  base: Arranged
  order: Sequence
}

interface Options {
  apiUrl: string
  tree: TreeBelow | undefined
  arranged: Arranged
}

/** Rebases unsaved work onto the fresh list unless other users moved records. */
function visibleOrderOf(work: Work | undefined, arranged: Arranged) {
  if (!work) return { sequence: arranged.sequence, base: arranged }
  if (!isUnmoved(work.base.sequence, arranged.sequence)) return { sequence: work.order, base: work.base }
  return { sequence: rebased(work.order, arranged.sequence), base: arranged }
}

function requestOf(sequence: Sequence, { rows, below }: Arranged, tree: TreeBelow | undefined): OrderRequest {
  const known = (ids: readonly number[], from: Arranged['rows']) =>
    ids.map((id) => ({ id, recordVersion: from.get(id)?.recordVersion ?? 1 }))
  return {
    records: known(
      sequence.map(({ id }) => id),
      rows,
    ),
    ...(tree && {
      below: sequence.map((branch) => ({
        type: tree.type.key,
        parentId: branch.id,
        records: known(branch.below, below),
      })),
    }),
  }
}

/** Returns the request that restores `sequence` at the revisions after an arrangement. */
function undoOf(sequence: Sequence, answer: OrderRequest): OrderRequest {
  const versions = new Map(answer.records.map(({ id, recordVersion }) => [id, recordVersion]))
  const lists = answer.below ?? []
  const below = new Map(
    lists.flatMap(({ records }) => records.map(({ id, recordVersion }) => [id, recordVersion])),
  )
  const type = lists[0]?.type
  const known = (ids: readonly number[], from: ReadonlyMap<number, number>) =>
    ids.map((id) => ({ id, recordVersion: from.get(id) ?? 1 }))
  return {
    records: known(
      sequence.map(({ id }) => id),
      versions,
    ),
    ...(type !== undefined && {
      below: sequence.map((branch) => ({ type, parentId: branch.id, records: known(branch.below, below) })),
    }),
  }
}

const conflictIn = (error: unknown): OrderConflict | undefined =>
  isApiError(error, 'record_changed') ? (error.data as OrderConflict) : undefined

function followFirst(apiUrl: string, before: OrderRequest, { records }: OrderRequest): void {
  const known = new Map(before.records.map(({ id, recordVersion }) => [id, recordVersion]))
  const changed = records.find(({ id, recordVersion }) => known.get(id) !== recordVersion)
  if (changed) followPublishing(`${apiUrl}/${changed.id}`, changed.recordVersion)
}

interface Saving {
  request: OrderRequest
  key: string
  /** Previous order for undo; absent if this request is an undo. */
  before?: Sequence
}

/** Sends an order; `after` runs once the lists are refetched. */
function useSaveOrder({ apiUrl, tree }: Options, after: () => void) {
  const t = useTextsOf(listTexts)
  const failureText = useFailureText()
  const queries = useQueryClient()
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['list', apiUrl] }),
      ...(tree
        ? [queries.invalidateQueries({ predicate: ({ queryKey }) => isBelow(queryKey, apiUrl) })]
        : []),
    ])
  const saving = useMutation({
    mutationFn: ({ request, key }: Saving) =>
      api<OrderRequest | null>(`${apiUrl}/order`, { method: 'PUT', body: request, idempotencyKey: key }),
    onSuccess: async ({ data, message = '' }, { request, before }) => {
      if (data === null) {
        after()
        return notifyAwaitingApproval()
      }
      followFirst(apiUrl, request, data)
      await refresh()
      after()
      if (!before) return notifySuccess(message)
      return offerUndo(message, t('shell.undo'), () =>
        saving.mutate({ request: undoOf(before, data), key: crypto.randomUUID() }),
      )
    },
    onError: (error) => {
      if (conflictIn(error)) void refresh()
      else notifyError(failureText(error))
    },
  })
  return saving
}

const isBelow = (key: readonly unknown[], apiUrl: string) =>
  key[0] === 'list' && typeof key[1] === 'string' && key[1].startsWith(`${apiUrl}/`)

export function useArrangement(options: Options) {
  const { arranged, tree } = options
  const [work, setWork] = useState<Work>()
  const [requestKey] = useState(() => createRequestKey())
  const { sequence, base } = visibleOrderOf(work, arranged)
  const saving = useSaveOrder(options, () => {
    requestKey.markAnswered()
    setWork(undefined)
  })
  const conflict = conflictIn(saving.error)
  return {
    sequence,
    rows: new Map([...base.rows, ...arranged.rows]),
    below: new Map([...base.below, ...arranged.below]),
    isDirty: work !== undefined && !isSame(sequence, base.sequence),
    isSaving: saving.isPending,
    setOrder: (order: Sequence) => setWork({ base, order }),
    discard: () => setWork(undefined),
    /** The order as the API takes it. */
    request: () => requestOf(sequence, base, tree),
    save: () => {
      const request = requestOf(sequence, base, tree)
      saving.mutate({ request, key: requestKey.keyFor(request), before: base.sequence })
    },
    conflict,
    /** Resolves a conflict: keeps the own order, or takes the server's. */
    resolveConflict: (isOwnOrder: boolean) => {
      requestKey.markAnswered()
      saving.reset()
      setWork(isOwnOrder ? { base: arranged, order: rebased(sequence, arranged.sequence) } : undefined)
    },
  }
}
export type Arrangement = ReturnType<typeof useArrangement>

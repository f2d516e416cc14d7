import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderConflict, OrderRequest } from '@flou/shared/content/order.ts'
import { isApiError } from '../../api/apiError.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { notifyError, notifySuccess, offerUndo } from '../../elements/notify.ts'
import { api } from '../../session/current.ts'
import { useText } from '../../texts/useText.ts'
import type { TreeBelow } from '../address.ts'
import { tellHeld } from '../pending/held.ts'
import { followReceipt } from '../receipt/followed.ts'
import { createSaveAttempt } from '../saving/saveAttempt.ts'
import { isSame, isUnmoved, rebased, type Sequence } from './sequence.ts'
import type { Arranged } from './useArranged.ts'

/** An order that is being made, and the list it is made from. */
interface Work {
  base: Arranged
  wanted: Sequence
}

interface Options {
  address: string
  tree: TreeBelow | undefined
  arranged: Arranged
}

/** What is shown: the order wanted over the records there are, as long as nobody has moved any. */
function shownOf(work: Work | undefined, arranged: Arranged) {
  if (!work) return { sequence: arranged.sequence, base: arranged }
  if (!isUnmoved(work.base.sequence, arranged.sequence)) return { sequence: work.wanted, base: work.base }
  return { sequence: rebased(work.wanted, arranged.sequence), base: arranged }
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

/** The order `sequence` again, at the versions that an arrangement has led to. */
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

/** The conflict that a refusal tells of. */
const conflictIn = (error: unknown): OrderConflict | undefined =>
  isApiError(error, 'record_changed') ? (error.data as OrderConflict) : undefined // answered by this very call

/** Where a record was moved first, so that its publishing can be followed. */
function followFirst(address: string, before: OrderRequest, { records }: OrderRequest): void {
  const known = new Map(before.records.map(({ id, recordVersion }) => [id, recordVersion]))
  const changed = records.find(({ id, recordVersion }) => known.get(id) !== recordVersion)
  if (changed) followReceipt(`${address}/${changed.id}`, changed.recordVersion)
}

interface Saving {
  request: OrderRequest
  key: string
  /** The order before, for an undo; absent where this is one. */
  before?: Sequence
}

/** Sends an order; `after` runs once the lists are read again. */
function useSaveOrder({ address, tree }: Options, after: () => void) {
  const t = useText()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['list', address] }),
      ...(tree
        ? [queries.invalidateQueries({ predicate: ({ queryKey }) => isBelow(queryKey, address) })]
        : []),
    ])
  const saving = useMutation({
    mutationFn: ({ request, key }: Saving) =>
      api<OrderRequest | null>(`${address}/order`, { method: 'PUT', body: request, idempotencyKey: key }),
    onSuccess: async ({ data, message = '' }, { request, before }) => {
      if (data === null) {
        after()
        return tellHeld()
      }
      followFirst(address, request, data)
      await refresh()
      after()
      if (!before) return notifySuccess(message)
      return offerUndo(message, t('list.undo'), () =>
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

const isBelow = (key: readonly unknown[], address: string) =>
  key[0] === 'list' && typeof key[1] === 'string' && key[1].startsWith(`${address}/`)

/** A list's order as somebody changes it, until it is saved or discarded. */
export function useArrangement(options: Options) {
  const { arranged, tree } = options
  const [work, setWork] = useState<Work>()
  const [attempt] = useState(() => createSaveAttempt(0))
  const { sequence, base } = shownOf(work, arranged)
  const saving = useSaveOrder(options, () => {
    attempt.isAnswered()
    setWork(undefined)
  })
  const conflict = conflictIn(saving.error)
  return {
    sequence,
    rows: new Map([...base.rows, ...arranged.rows]),
    below: new Map([...base.below, ...arranged.below]),
    isDirty: work !== undefined && !isSame(sequence, base.sequence),
    isSaving: saving.isPending,
    change: (wanted: Sequence) => setWork({ base, wanted }),
    discard: () => setWork(undefined),
    save: () => {
      const request = requestOf(sequence, base, tree)
      saving.mutate({ request, key: attempt.keyFor(request), before: base.sequence })
    },
    conflict,
    /** After a conflict: the own order over the list as it is now, or that list as it is. */
    settle: (isKept: boolean) => {
      attempt.isAnswered()
      saving.reset()
      setWork(isKept ? { base: arranged, wanted: rebased(sequence, arranged.sequence) } : undefined)
    },
  }
}
export type Arrangement = ReturnType<typeof useArrangement>

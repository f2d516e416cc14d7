import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { Language } from '@flou/shared/locale.ts'
import { api } from '../../core/session/current.ts'
import { isAwaitingApproval } from '../../core/records/awaitingApproval.ts'
import { withRetries } from '../../core/api/withRetries.ts'
import { bulkCall, type BulkName } from './bulkActions.ts'
import { savedOutcome, useBulkRun, type BulkPhase } from '../../core/state/bulkRun.ts'
import { unpublishRow } from '../../core/records/unpublish.ts'

/** Limited by contention on the list's counter. */
const CONCURRENCY = 3

interface BulkRequest {
  name: BulkName
  rows: readonly ListRow[]
  isUndo: boolean
  /** Records that are published in one language. */
  onlyIn?: OnlyIn
}
export type OnlyIn = ReadonlyMap<number, Language>
export type ListBulkPhase = BulkPhase<ListRow, BulkRequest>

export interface Bulk {
  type: ContentType
  phase: ListBulkPhase | undefined
  openDialog: (name: BulkName, rows: readonly ListRow[]) => void
  start: (onlyIn?: OnlyIn) => void
  stop: () => void
  undo: (name: BulkName, rows: readonly ListRow[]) => void
  canUndo: (row: ListRow) => boolean
  close: () => void
}

export function useBulk(type: ContentType, apiUrl: string, onFinished: () => void): Bulk {
  const queries = useQueryClient()
  const undos = useRef(new Map<number, () => Promise<unknown>>())
  const { phase, ask, run, stop, close } = useBulkRun<ListRow, BulkRequest>(CONCURRENCY)

  const unpublish = async (row: ListRow) => {
    const { answer, undo } = await unpublishRow({ type, apiUrl }, row)
    if (undo) undos.current.set(row.id, undo)
    if (isAwaitingApproval(answer)) return 'waitingForApproval'
    return undo ? 'done' : 'unchanged'
  }
  const processRow = async ({ name, isUndo, onlyIn }: BulkRequest, row: ListRow) => {
    if (name === 'unpublish') return unpublish(row)
    if (name === 'publish' && isUndo) {
      await undos.current.get(row.id)?.()
      return 'done' as const
    }
    const { path, options } = bulkCall(name, row, { apiUrl, isUndo, onlyIn: onlyIn?.get(row.id) })
    return savedOutcome(isAwaitingApproval(await withRetries(() => api(path, options))))
  }
  const execute = async (request: BulkRequest) => {
    if (!request.isUndo) undos.current.clear()
    await run(request, (row) => processRow(request, row))
    onFinished()
    await queries.invalidateQueries({ queryKey: ['list', apiUrl] })
  }

  return {
    type,
    phase,
    openDialog: (name, rows) => ask({ name, rows, isUndo: false }),
    start: (onlyIn) => void (phase && execute({ ...phase, ...(onlyIn && { onlyIn }) })),
    stop,
    undo: (name, rows) => void execute({ name, rows, isUndo: true }),
    canUndo: ({ id }) => undos.current.has(id),
    close,
  }
}

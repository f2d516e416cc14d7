import { useQueryClient } from '@tanstack/react-query'
import pMap from 'p-map'
import { useRef, useState } from 'react'
import type { ListRow } from '@flou/shared/api.ts'
import { BATCH_ROWS } from '@flou/shared/content/batch.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { readAllPages } from '../../core/api/readAllPages.ts'
import { savedOutcome, useBulkRun, type RowOutcome } from '../../core/state/bulkRun.ts'
import { readPage } from '../export/useListExport.ts'
import { apiQuery, readQuery } from '../listQuery.ts'
import { checkRow, type PlannedRow } from './checkImport.ts'
import { findReferences } from './findReferences.ts'
import { readImport, type ReadImport } from './readImport.ts'
import { writeRow } from './writeRow.ts'

const CONCURRENCY = 3

function allRows(type: ContentType, apiUrl: string): Promise<ListRow[]> {
  const query = { ...readQuery(type, new URLSearchParams()), perPage: LIMITS.perPage.max }
  return readAllPages((cursor) => readPage(apiUrl, apiQuery(query), cursor))
}

export interface ImportPlan extends Omit<ReadImport, 'rows'> {
  rows: readonly PlannedRow[]
}

export const isToWrite = ({ values }: PlannedRow): boolean => values !== undefined

async function planOf(
  { type, apiUrl }: ListOfType,
  text: string,
  onProgress: (done: number, count: number) => void,
): Promise<ImportPlan> {
  const file = readImport(type, text, await allRows(type, apiUrl))
  const references = await findReferences(file.rows)
  let done = 0
  const rows = await pMap(
    file.rows,
    async (row) => {
      const planned = await checkRow(row, { type, apiUrl, language: file.language, references })
      done += 1
      onProgress(done, file.rows.length)
      return planned
    },
    { concurrency: CONCURRENCY },
  )
  return { ...file, rows }
}

interface ListOfType {
  type: ContentType
  apiUrl: string
}

type Undo = () => Promise<unknown>

function useImportPlan(list: ListOfType) {
  const [plan, setPlan] = useState<ImportPlan>()
  const [checking, setChecking] = useState<{ done: number; count: number }>()
  const [failure, setFailure] = useState<unknown>()
  const check = async (text: string) => {
    setChecking({ done: 0, count: 0 })
    setFailure(undefined)
    try {
      setPlan(await planOf(list, text, (done, count) => setChecking({ done, count })))
    } catch (error) {
      setFailure(error)
    } finally {
      setChecking(undefined)
    }
  }
  return { plan, check, checking, failure, forget: () => setPlan(undefined) }
}

export function useListImport(list: ListOfType) {
  const queries = useQueryClient()
  const planning = useImportPlan(list)
  const { phase, run, stop } = useBulkRun<PlannedRow, ImportRequest>(CONCURRENCY)
  const undos = useRef(new Map<PlannedRow, Undo>())
  const execute = async (request: ImportRequest, process: (row: PlannedRow) => Promise<RowOutcome>) => {
    await run(request, process)
    for (const name of ['list', 'options', 'start']) await queries.invalidateQueries({ queryKey: [name] })
  }
  const write = async (row: PlannedRow) => {
    const { isWaiting, undo } = await writeRow(list, row)
    if (undo) undos.current.set(row, undo)
    return savedOutcome(isWaiting)
  }
  const takeBack = async (row: PlannedRow) => {
    await undos.current.get(row)?.()
    return 'done' as const
  }
  const rows = planning.plan?.rows.filter(isToWrite).slice(0, BATCH_ROWS) ?? []
  return {
    ...planning,
    phase,
    stop,
    start: () => void execute({ rows, isUndo: false }, write),
    undo: (written: readonly PlannedRow[]) => void execute({ rows: written, isUndo: true }, takeBack),
  }
}
export type ListImport = ReturnType<typeof useListImport>

interface ImportRequest {
  rows: readonly PlannedRow[]
  isUndo: boolean
}

import { useQueryClient } from '@tanstack/react-query'
import pMap from 'p-map'
import { useRef, useState } from 'react'
import type { StoredRecord } from '@flou/shared/api.ts'
import { withTexts } from '@flou/shared/translation/textUnits.ts'
import { savedOutcome, useBulkRun, type RowOutcome } from '../../../core/state/bulkRun.ts'
import type { FormValues } from '../../../core/records/formErrors.ts'
import { readRecord, valuesOf } from '../../../core/records/writeRecord.ts'
import { writeDraft } from '../../../lists/import/writeRow.ts'
import { readCsv } from './exchangeCsv.ts'
import type { ExchangeFile, ExchangeRecord } from './exchangeFile.ts'
import { planTexts, type PlannedText } from './planTexts.ts'
import { locate, type Located } from './readTexts.ts'
import { readXliff } from './readXliff.ts'

const CONCURRENCY = 3

interface Change extends Located {
  record: StoredRecord
  values: FormValues
}

export interface PlannedRecord {
  file: ExchangeRecord
  texts: readonly PlannedText[]
  /** Absent if nothing changes. */
  change?: Change
  /** Why the record could not be read. */
  failure?: unknown
}

const readFile = (text: string): ExchangeFile =>
  text.trimStart().startsWith('<') ? readXliff(text) : readCsv(text)

async function planRecord(file: ExchangeRecord, { to }: ExchangeFile): Promise<PlannedRecord> {
  const found = locate(file)
  if (!found)
    return {
      file,
      texts: file.texts.map(({ name, label }) => ({ name, label, before: '', problem: 'gone' })),
    }
  const record = await readRecord(found.path)
  const values = valuesOf(found.type, record)
  const texts = planTexts(found.type, values, { to, texts: file.texts })
  const changed = new Map(texts.flatMap(({ name, after }) => (after === undefined ? [] : [[name, after]])))
  if (changed.size === 0) return { file, texts }
  const { declaration } = found.type
  const next = withTexts(declaration, values, { language: to, texts: changed })
  return { file, texts, change: { ...found, record, values: next } }
}

type Progress = { done: number; count: number }

function usePlan() {
  const [plan, setPlan] = useState<readonly PlannedRecord[]>()
  const [checking, setChecking] = useState<Progress>()
  const [failure, setFailure] = useState<unknown>()
  const check = async (text: string) => {
    setChecking({ done: 0, count: 0 })
    setFailure(undefined)
    let done = 0
    try {
      const exchange = readFile(text)
      const { records } = exchange
      const planOf = async (file: ExchangeRecord) => {
        const planned = await planRecord(file, exchange).catch((error: unknown) => ({
          file,
          texts: [],
          failure: error,
        }))
        done += 1
        setChecking({ done, count: records.length })
        return planned
      }
      setPlan(await pMap(records, planOf, { concurrency: CONCURRENCY }))
    } catch (error) {
      setFailure(error)
    } finally {
      setChecking(undefined)
    }
  }
  return { plan, check, checking, failure, reset: () => setPlan(undefined) }
}

interface Request {
  rows: readonly PlannedRecord[]
  isUndo: boolean
}

/** Dry run and import of a file with translations. Records are saved one by one, as drafts. */
export function useTextImport() {
  const queries = useQueryClient()
  const planning = usePlan()
  const { phase, run, stop, close } = useBulkRun<PlannedRecord, Request>(CONCURRENCY)
  const undos = useRef(new Map<PlannedRecord, () => Promise<unknown>>())
  const execute = async (request: Request, process: (row: PlannedRecord) => Promise<RowOutcome>) => {
    await run(request, process)
    await queries.invalidateQueries()
  }
  const write = async (row: PlannedRecord): Promise<RowOutcome> => {
    if (!row.change) return 'unchanged'
    const { isWaiting, undo } = await writeDraft(row.change)
    if (undo) undos.current.set(row, undo)
    return savedOutcome(isWaiting)
  }
  const takeBack = async (row: PlannedRecord): Promise<RowOutcome> => {
    await undos.current.get(row)?.()
    return 'done'
  }
  return {
    ...planning,
    phase,
    stop,
    finish: () => {
      close()
      planning.reset()
    },
    start: () =>
      void execute({ rows: planning.plan?.filter(({ change }) => change) ?? [], isUndo: false }, write),
    undo: (rows: readonly PlannedRecord[]) => void execute({ rows, isUndo: true }, takeBack),
  }
}
export type TextImport = ReturnType<typeof useTextImport>

import pMap from 'p-map'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { TRANSLATION_PATHS } from '@flou/shared/translation/translationPaths.ts'
import { isLanguage, type Language } from '@flou/shared/locale.ts'
import type { TranslationRow } from '@flou/shared/translation/queue.ts'
import { textProblems } from '@flou/shared/translation/textProblems.ts'
import { readAllPages } from '../../../core/api/readAllPages.ts'
import { recordApiPath } from '../../../core/offices/recordLocations.ts'
import { recordTitle } from '../../../core/records/recordTitle.ts'
import { readRecord, valuesOf } from '../../../core/records/writeRecord.ts'
import { api } from '../../../core/session/current.ts'
import {
  readRecordKey,
  recordKey,
  textsToExchange,
  type ExchangeFile,
  type ExchangeRecord,
  type RecordId,
} from './exchangeFile.ts'

const CONCURRENCY = 3
const MAX_RECORDS = 500

/** Query parameters of the queue's list. */
const FILTERS = ['area', 'state', 'owner', 'overdue'] as const

export interface Located {
  type: AnyType
  path: string
}

/** Returns the declaration and API path of a record or file; undefined if it has no form. */
export function locate(record: RecordId): Located | undefined {
  if (record.type === media.key) return { type: media, path: STAFF_PATHS.mediaFile(record.id) }
  const type = REGISTRY.types.get(record.type)
  const path = type && recordApiPath(record)
  return type && path !== undefined ? { type, path } : undefined
}

type Task = RecordId & { language: Language }

const idOf = ({ type, id, parentId }: Task): RecordId => ({
  type,
  id,
  ...(parentId !== undefined && { parentId }),
})

/** Tasks of a link: `type:id:language`, separated by commas. */
function tasksIn(text: string): Task[] {
  return text.split(',').flatMap((part): Task[] => {
    const [, record = '', language, parent = ''] = /^([\w.]+:\d+):(id|en)(:\d+)?$/.exec(part) ?? []
    const key = readRecordKey(record + parent)
    return key && isLanguage(language) ? [{ ...key, language }] : []
  })
}

async function tasksOfQueue(search: URLSearchParams, to: Language): Promise<Task[]> {
  const query = new URLSearchParams({ language: to })
  for (const name of FILTERS) {
    const value = search.get(name)
    if (value !== null) query.set(name, value)
  }
  return readAllPages((cursor) => {
    if (cursor !== '') query.set('cursor', cursor)
    return api<TranslationRow[]>(`${TRANSLATION_PATHS.queue}?${query.toString()}`)
  })
}

interface Selection {
  search: URLSearchParams
  to: Language
}

/** Records to translate into a language: those of the link, else of the queue with the link's filter. */
async function selectedRecords({ search, to }: Selection): Promise<RecordId[]> {
  const listed = search.get('tasks')
  const tasks = listed === null ? await tasksOfQueue(search, to) : tasksIn(listed)
  const records = tasks.filter(({ language }) => language === to).map(idOf)
  return [...new Map(records.map((record) => [recordKey(record), record])).values()].slice(0, MAX_RECORDS)
}

export interface ExportOptions extends Selection {
  language: Language
  /** True for texts that are already translated, too. */
  isWhole: boolean
  onProgress: (done: number, count: number) => void
}

function textsOf(type: AnyType, record: StoredRecord, { to, language, isWhole }: ExportOptions) {
  const values = valuesOf(type, record)
  const { staleTranslation } = record
  const problems = textProblems(type.declaration, { fields: values, staleTranslation })
  const open = new Set(problems.filter((problem) => problem.language === to).map(({ path }) => path))
  return textsToExchange(type, values, { to, language, open }).filter(
    ({ isTranslated }) => isWhole || !isTranslated,
  )
}

async function exchangeRecord(record: RecordId, options: ExportOptions): Promise<ExchangeRecord | undefined> {
  const found = locate(record)
  if (!found) return undefined
  const { type, path } = found
  const stored = await readRecord(path)
  const { language } = options
  const title = type.single ? type.label[language] : recordTitle(type, stored, language)
  return { ...record, title: title || type.label[language], texts: textsOf(type, stored, options) }
}

/** Reads the texts to translate. `left`: records that could not be read. */
export async function readTexts(options: ExportOptions): Promise<{ file: ExchangeFile; left: RecordId[] }> {
  const records = await selectedRecords(options)
  let done = 0
  const read = await pMap(
    records,
    async (record) => {
      const exchanged = await exchangeRecord(record, options).catch(() => undefined)
      done += 1
      options.onProgress(done, records.length)
      return exchanged
    },
    { concurrency: CONCURRENCY },
  )
  return {
    file: {
      to: options.to,
      records: read.filter((one) => one !== undefined && one.texts.length > 0) as ExchangeRecord[],
    },
    left: records.filter((_, index) => read[index] === undefined),
  }
}

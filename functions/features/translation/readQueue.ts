import type { Registry } from '@flou/shared/content/registry.ts'
import { isLanguage, type Language } from '@flou/shared/locale.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import {
  TRANSLATION_ORDERS,
  TRANSLATION_STATES,
  type TranslationOrder,
  type TranslationRow,
  type TranslationState,
  type TranslationTask,
} from '@flou/shared/translation/queue.ts'
import type { Answer, StaffCall } from '../../core/http/call.ts'
import type { Table } from '../../core/store/dynamo/table.ts'
import { GSI1, GSI2, type Key } from '../../core/store/keys.ts'
import { readProgress } from './readProgress.ts'
import { taskOf } from './translationItem.ts'
import { translationPartition, type TranslationItem } from './translationKeys.ts'

interface QueueQuery {
  area: string | undefined
  language: Language | undefined
  state: TranslationState | undefined
  /** Id of a person; 0 for tasks without an owner. */
  owner: number | undefined
  overdueOn: string | undefined
  order: TranslationOrder
  isForward: boolean
  from: string
  perPage: number
}

const MAX_PER_PAGE = 100
const PER_PAGE = 25
/** Tasks of each area that one query reads at least, and all queries at most. */
const MIN_READ = 10
const MAX_READ = 2_000
const CURSOR = /^[\d:T.Z-]{10,24}#[\w.#:Z-]{1,120}$/

function queryOf({ query, caller, services: { now } }: StaffCall): QueueQuery {
  const { area, language, state, owner, overdue, sort, after = '', before = '', perPage } = query
  const isForward = !CURSOR.test(before)
  const start = isForward ? after : before
  return {
    area: area === '' ? undefined : area,
    language: isLanguage(language) ? language : undefined,
    state: TRANSLATION_STATES.find((one) => one === state),
    owner: owner === 'me' ? caller.id : owner === 'none' ? 0 : undefined,
    overdueOn: overdue === '1' ? todayInJakarta(now()) : undefined,
    order: TRANSLATION_ORDERS.find((one) => one === sort) ?? 'due',
    isForward,
    from: CURSOR.test(start) ? start : '0',
    perPage: Math.min(MAX_PER_PAGE, Math.max(1, Math.trunc(Number(perPage)) || PER_PAGE)),
  }
}

const isMatch = ({ language, state, owner, overdueOn }: QueueQuery, task: TranslationTask): boolean =>
  (language === undefined || task.language === language) &&
  (state === undefined || task[state] > 0) &&
  (owner === undefined || (task.owner?.id ?? 0) === owner) &&
  (overdueOn === undefined || (task.due !== undefined && task.due < overdueOn))

interface Found {
  task: TranslationTask
  cursor: string
}

interface AreaTasks {
  partition: string
  found: Found[]
  position: string
  isComplete: boolean
}

type Entry = Key & Pick<TranslationItem, 'row'> & Record<'gsi1sk' | 'gsi2sk', string>

async function readMore(table: Table, tasks: AreaTasks, query: QueueQuery): Promise<void> {
  const index = query.order === 'due' ? GSI1 : GSI2
  const { items, lastKey } = await table.query<Entry>({
    IndexName: index,
    KeyConditionExpression: `${index}pk = :area AND ${index}sk ${query.isForward ? '>' : '<'} :position`,
    ExpressionAttributeValues: { ':area': tasks.partition, ':position': tasks.position },
    ScanIndexForward: query.isForward,
    Limit: Math.max(MIN_READ, query.perPage),
  })
  // gsi2 has keys only
  const rows = index === GSI1 ? items : await table.getAll(items as Key<TranslationItem>[])
  tasks.found = items.flatMap((item, at) => {
    const task = rows[at] && taskOf(rows[at])
    return task ? [{ task, cursor: item[`${index}sk`] }] : []
  })
  tasks.position = items.at(-1)?.[`${index}sk`] ?? tasks.position
  tasks.isComplete = !lastKey
}

const isFirst = ({ isForward }: QueueQuery, one: Found, other: Found | undefined): boolean =>
  !other || one.cursor < other.cursor === isForward

/** Merges the sorted tasks of the areas; each area is read further when its page is used up. */
async function* merged(table: Table, areas: readonly string[], query: QueueQuery): AsyncGenerator<Found> {
  const all = areas.map((area): AreaTasks => ({
    partition: translationPartition(area),
    found: [],
    position: query.from,
    isComplete: false,
  }))
  for (;;) {
    const empty = all.filter(({ found, isComplete }) => found.length === 0 && !isComplete)
    await Promise.all(empty.map((tasks) => readMore(table, tasks, query)))
    if (all.some(({ found, isComplete }) => found.length === 0 && !isComplete)) continue
    let next: AreaTasks | undefined
    for (const tasks of all) {
      const [head] = tasks.found
      if (head && isFirst(query, head, next?.found[0])) next = tasks
    }
    const first = next?.found.shift()
    if (!first) return
    yield first
  }
}

/** Answers a page of the areas that the caller may view; `cursor` continues it. */
export async function answerQueue(call: StaffCall, registry: Registry): Promise<Answer> {
  const { table } = call.services
  const query = queryOf(call)
  const progress = await readProgress(table, registry, call.caller)
  const open = progress.filter(({ missing, outdated }) => missing + outdated > 0).map(({ area }) => area)
  const areas = [...new Set(open)].filter((area) => query.area === undefined || query.area === area)
  const rows: TranslationRow[] = []
  let position: string | undefined
  let read = 0
  for await (const { task, cursor } of merged(table, areas, query)) {
    if (rows.length === query.perPage || read === MAX_READ)
      return { data: rows, ...(position !== undefined && { cursor: position }) }
    if (isMatch(query, task)) rows.push({ ...task, cursor })
    position = cursor
    read += 1
  }
  return { data: rows }
}

import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { GSI1, keys } from '../../keys.ts'
import { partitions } from '../../partitions.ts'
import { searchWordsOf } from '../../items/words.ts'
import { findInTexts } from '../searchTexts.ts'
import { hasWordWith, readUnindexed, withUnindexed, type UnindexedRecord } from '../unindexed.ts'
import type { Table } from '../../dynamo/table.ts'
import type { Rows, RowsQuery } from './listRows.ts'

/** Limit per word; rarer words narrow the result better. */
const MAX_PER_WORD = 1_000
const MAX_WORDS = 6

interface Search {
  keyword: string
  parentId?: number | undefined
  isTrash?: boolean
  /** All texts are searched rather than the search fields. */
  isFullText?: boolean
}

interface Matches {
  ids: number[]
  /** False if a word has more entries than are read. */
  isWhole: boolean
}

/** Returns ids of records that match every word: matches in search fields first, then the newest. */
export async function idsByKeyword(
  table: Table,
  type: ContentType,
  { keyword, parentId, isTrash = false, isFullText = false }: Search,
): Promise<Matches> {
  const words = searchWordsOf(keyword).slice(0, MAX_WORDS)
  const partition = isTrash
    ? partitions.trashedWords(type.key, parentId)
    : partitions.words(type.key, parentId)
  const narrowing = { type: type.key, parentId }
  const [unindexed, found] = await Promise.all([
    readUnindexed(table, type.key),
    Promise.all(
      words.map((word) =>
        Promise.all([
          namesOfWord(table, partition, word),
          isFullText && !isTrash ? findInTexts(table, word, narrowing) : undefined,
        ]),
      ),
    ),
  ])
  const sets = found.map(([indexed, inTexts], index) => {
    const isMatch = (record: UnindexedRecord) =>
      record.partition === partition && hasWordWith(record, words[index] ?? '')
    const titled = withUnindexed(indexed, unindexed, isMatch)
    return {
      titled: new Set(titled.map(idIn)),
      ids: new Set([...titled, ...(inTexts?.names ?? [])].map(idIn)),
      isWhole: indexed.length < MAX_PER_WORD && inTexts?.isWhole !== false,
    }
  })
  const [first, ...others] = sets
  const ids = [...(first?.ids ?? [])].filter((id) => others.every((other) => other.ids.has(id)))
  const isTitled = (id: number) => sets.every(({ titled }) => titled.has(id))
  const order = (a: number, b: number) => Number(isTitled(b)) - Number(isTitled(a)) || b - a
  return { ids: ids.sort(order), isWhole: sets.every(({ isWhole }) => isWhole) }
}

const idIn = (name: string) => Number(name.split('#')[1])

async function namesOfWord(table: Table, partition: string, word: string): Promise<string[]> {
  const { items } = await table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :words AND begins_with(gsi1sk, :word)',
    ExpressionAttributeValues: { ':words': partition, ':word': word },
    ProjectionExpression: 'pk',
    ScanIndexForward: false,
    Limit: MAX_PER_WORD,
  })
  return items.map(({ pk }) => String(pk))
}

/** Limit of matches that are filtered by state. */
const MAX_FILTERED = 500

type KeywordQuery = Pick<Search, 'keyword' | 'isFullText'>

export async function rowsByKeyword(
  table: Table,
  type: ContentType,
  { keyword, page, perPage, parentId, within, isFullText = false }: RowsQuery & KeywordQuery,
): Promise<Rows> {
  const isTrash = within?.state === 'trashed'
  const { ids, isWhole } = await idsByKeyword(table, type, { keyword, parentId, isTrash, isFullText })
  const from = (page - 1) * perPage
  if (!within || isTrash) {
    const rows = await rowsById(table, type, { ids: ids.slice(from, from + perPage), isTrash })
    return { rows, total: ids.length, isTotalMinimum: !isWhole }
  }
  const found = await rowsById(table, type, { ids: ids.slice(0, MAX_FILTERED) })
  const rows = found.filter((row) => isInState(row, within))
  return {
    rows: rows.slice(from, from + perPage),
    total: rows.length,
    isTotalMinimum: !isWhole || ids.length > MAX_FILTERED,
  }
}

export function isInState(row: string, { state, today }: NonNullable<RowsQuery['within']>): boolean {
  const { listStates } = JSON.parse(row) as ListRow
  if (state === 'staleTranslation') return listStates?.staleTranslation !== undefined
  if (state === 'changed') return listStates?.hasDraft === true
  const isDue = (listStates?.from ?? '') <= today
  if (listStates?.visibility === 'published') return state === (isDue ? 'published' : 'scheduled')
  return listStates?.visibility === state
}

export async function rowsById(
  table: Table,
  type: ContentType,
  { ids, isTrash = false }: { ids: readonly number[]; isTrash?: boolean },
): Promise<string[]> {
  const items = await table.getAll(
    ids.map((id) => keys.live(type.key, id)),
    { attributes: ['row', 'state'] },
  )
  return items.flatMap((item) => (item && (item.state === 'trashed') === isTrash ? [item.row ?? ''] : []))
}

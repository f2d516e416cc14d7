import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { GSI1, keys } from '../../keys.ts'
import { partitions } from '../../partitions.ts'
import { wordsSought } from '../../items/words.ts'
import type { Table } from '../../dynamo/table.ts'
import type { RowsQuery } from './listRows.ts'

/** Entries of one word that are looked at; rarer words narrow a search better than more of these would. */
const MAX_PER_WORD = 1_000
const MAX_WORDS = 6

interface Search {
  keyword: string
  parentId?: number | undefined
  /** Looks among what is in the trash, else among what is not. */
  isTrash?: boolean
}

/** Ids of the records in whose words each word of the keyword starts one; newest first. Empty for a keyword without words. */
export async function idsByKeyword(
  table: Table,
  type: ContentType,
  { keyword, parentId, isTrash = false }: Search,
): Promise<number[]> {
  const words = wordsSought(keyword).slice(0, MAX_WORDS)
  const partition = isTrash
    ? partitions.trashedWords(type.key, parentId)
    : partitions.words(type.key, parentId)
  const sets = await Promise.all(words.map((word) => idsOfWord(table, partition, word)))
  const [first = new Set<number>(), ...others] = sets
  return [...first].filter((id) => others.every((other) => other.has(id))).sort((a, b) => b - a)
}

async function idsOfWord(table: Table, partition: string, word: string): Promise<Set<number>> {
  const { items } = await table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :words AND begins_with(gsi1sk, :word)',
    ExpressionAttributeValues: { ':words': partition, ':word': word },
    ProjectionExpression: 'pk',
    ScanIndexForward: false,
    Limit: MAX_PER_WORD,
  })
  return new Set(items.map(({ pk }) => Number(String(pk).split('#')[1])))
}

/** Where a state narrows a search, as many of the newest finds are looked at. */
const MAX_NARROWED = 500

/** One page of the records a keyword finds, as JSON texts of their rows; a state narrows it to the newest finds in it. */
export async function rowsByKeyword(
  table: Table,
  type: ContentType,
  { keyword, page, perPage, parentId, within }: RowsQuery & { keyword: string },
): Promise<{ rows: string[]; total: number }> {
  const isTrash = within?.state === 'trashed'
  const ids = await idsByKeyword(table, type, { keyword, parentId, isTrash })
  const from = (page - 1) * perPage
  if (!within || isTrash) {
    const rows = await rowsById(table, type, { ids: ids.slice(from, from + perPage), isTrash })
    return { rows, total: ids.length }
  }
  const found = await rowsById(table, type, { ids: ids.slice(0, MAX_NARROWED) })
  const rows = found.filter((row) => isInState(row, within))
  return { rows: rows.slice(from, from + perPage), total: rows.length }
}

function isInState(row: string, { state, today }: NonNullable<RowsQuery['within']>): boolean {
  const { marks } = JSON.parse(row) as ListRow // written by `rowOf`
  if (state === 'drift') return marks?.drift !== undefined
  const isDue = (marks?.from ?? '') <= today
  if (marks?.release === 'published') return state === (isDue ? 'published' : 'scheduled')
  return marks?.release === state
}

/** Rows of records by id, in that order; those that are gone are left out, and those in the trash unless it is the trash that is read. */
export async function rowsById(
  table: Table,
  type: ContentType,
  { ids, isTrash = false }: { ids: readonly number[]; isTrash?: boolean },
): Promise<string[]> {
  const items = await table.getAll(
    ids.map((id) => keys.live(type.key, id)),
    { attributes: ['row', 'state'] },
  )
  return items.flatMap((item) =>
    item && (item['state'] === 'trashed') === isTrash ? [String(item['row'])] : [],
  )
}

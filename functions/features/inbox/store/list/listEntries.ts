import type { SubmissionRow } from '@flou/shared/inbox/inbox.ts'
import { isEmail } from '@flou/shared/strings/email.ts'
import type { Table } from '../../../../core/store/dynamo/table.ts'
import { submissionOfItem } from '../../../forms/index.ts'
import { cursorOf } from './inboxQuery.ts'
import { mergeGroups, type Entry, type Group, type MergePosition } from './mergeShards.ts'

export interface InboxPage {
  entries: { row: SubmissionRow; key: Entry['key'] }[]
  cursor?: string
}

/** Limits per call for selective filters. */
const MAX_READ = 6_000
const MAX_TEXTS = 1_000

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

const textOf = ({ values }: Pick<SubmissionRow, 'values'>) => folded(Object.values(values).join('\n'))

interface Candidate {
  entry: Entry
  row: SubmissionRow
}

async function filterByWords(
  table: Table,
  candidates: readonly Candidate[],
  words: readonly string[],
): Promise<{ found: Candidate[]; texts: number }> {
  if (words.length === 0) return { found: [...candidates], texts: 0 }
  const has = (text: string) => words.every((word) => text.includes(word))
  const isShort = new Set(candidates.filter(({ row }) => has(textOf(row))))
  const open = candidates.filter((one) => !isShort.has(one) && one.row.isCut === true)
  const items = await table.getAll(
    open.map(({ entry }) => entry.key),
    { attributes: ['data'] },
  )
  const inText = new Set(open.filter((_, at) => items[at] && has(textOf(submissionOfItem(items[at])))))
  return { found: candidates.filter((one) => isShort.has(one) || inText.has(one)), texts: open.length }
}

export const wordsIn = (search = '') => (isEmail(search) ? [] : folded(search).split(/\s+/).filter(Boolean))

async function* batched(entries: AsyncGenerator<Entry>, size: number): AsyncGenerator<Entry[]> {
  let batch: Entry[] = []
  for await (const entry of entries) {
    batch.push(entry)
    if (batch.length === size) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

interface Listing {
  groups: readonly Group[]
  bounds: { least: string; greatest: string }
  after: MergePosition | undefined
  perPage: number
  words: readonly string[]
  matches: (row: SubmissionRow) => boolean
  batchSize: number
  chunk: number
  isOldestFirst?: boolean
}

export async function listEntries(table: Table, listing: Listing): Promise<InboxPage> {
  const { perPage, words, matches, batchSize, ...merge } = listing
  const entries: InboxPage['entries'] = []
  let last: MergePosition | undefined
  let read = 0
  let texts = 0
  for await (const batch of batched(mergeGroups(table, merge), batchSize)) {
    const candidates = batch.flatMap((entry) => {
      const row = entry.row === undefined ? undefined : (JSON.parse(entry.row) as SubmissionRow)
      return row && matches(row) ? [{ entry, row }] : []
    })
    const { found, texts: textsRead } = await filterByWords(table, candidates, words)
    for (const { entry, row } of found) {
      if (entries.length === perPage && last) return { entries, cursor: cursorOf(last) }
      entries.push({ row, key: entry.key })
      last = entry
    }
    read += batch.length
    texts += textsRead
    const end = batch.at(-1)
    if (end && (read >= MAX_READ || texts >= MAX_TEXTS)) return { entries, cursor: cursorOf(end) }
  }
  return { entries }
}

import type { Item, Table } from '../../dynamo/table.ts'
import type { FilterRange } from './filterRanges.ts'

/** Entries read of one range. Larger ones are compared entry by entry with smaller ones. */
const MAX_READ = 20_000
const MAX_ROWS_READ = 2_000
const MAX_ALONE_READ = 5_000
const PER_QUERY = 5_000
const MAX_COMPARED = 2_000

export interface Found {
  range: FilterRange | undefined
  ids: readonly number[]
  isWhole: boolean
}

const idOf = ({ pk }: Item) => Number(String(pk).split('#')[1])

// `~` sorts after digits and letters
const bounds = ({ from = ' ', to = '~' }: FilterRange) => ({ from, to })

export interface Reading {
  isDescending: boolean
  /** Entries that the requested page needs. */
  needed: number
  /** True if no other filter narrows the range. */
  isAlone: boolean
}

/** Reads ids in the order of the list, so that a range that is cut has its first pages. */
export async function readRange(
  table: Table,
  range: FilterRange,
  { isDescending, needed, isAlone }: Reading,
): Promise<Found> {
  const isBounded = range.from !== undefined || range.to !== undefined
  const { from, to } = bounds(range)
  const max = Math.max(needed, range.hasRows ? MAX_ROWS_READ : isAlone ? MAX_ALONE_READ : MAX_READ)
  const ids: number[] = []
  let start: Item | undefined
  do {
    const page = await table.query({
      IndexName: 'gsi1',
      KeyConditionExpression: isBounded
        ? 'gsi1pk = :list AND gsi1sk BETWEEN :from AND :to'
        : 'gsi1pk = :list',
      ExpressionAttributeValues: { ':list': range.partition, ...(isBounded && { ':from': from, ':to': to }) },
      ProjectionExpression: 'pk',
      ScanIndexForward: !isDescending,
      ExclusiveStartKey: start,
      Limit: Math.min(PER_QUERY, max - ids.length),
    })
    ids.push(...page.items.map(idOf))
    start = page.lastKey
  } while (start && ids.length < max)
  return { range, ids, isWhole: start === undefined }
}

/** Returns those ids that the range contains, by reading their entries. */
async function idsInRange(table: Table, ids: readonly number[], range: FilterRange): Promise<number[]> {
  const { from, to } = bounds(range)
  const entries = await table.getAll(ids.map(range.entryOf), { attributes: ['gsi1pk', 'gsi1sk'] })
  return ids.filter((_, index) => {
    const { gsi1pk, gsi1sk } = entries[index] ?? {}
    return gsi1pk === range.partition && String(gsi1sk) >= from && String(gsi1sk) <= to
  })
}

export async function intersection(table: Table, found: readonly Found[]): Promise<Found> {
  const bySize = found.toSorted((one, other) => one.ids.length - other.ids.length)
  const whole = bySize.filter(({ isWhole }) => isWhole)
  const cut = bySize.filter(({ isWhole }) => !isWhole)
  const [first, ...others] = whole.length > 0 ? whole : cut
  const sets = others.map(({ ids }) => new Set(ids))
  let ids = (first?.ids ?? []).filter((id) => sets.every((set) => set.has(id)))
  if (whole.length === 0 || cut.length === 0) return { range: first?.range, ids, isWhole: cut.length === 0 }
  if (ids.length > MAX_COMPARED) {
    const cutSets = cut.map((one) => new Set(one.ids))
    return {
      range: first?.range,
      ids: ids.filter((id) => cutSets.every((set) => set.has(id))),
      isWhole: false,
    }
  }
  for (const { range, ids: read } of cut) {
    const known = new Set(read)
    ids = range ? await idsInRange(table, ids, range) : ids.filter((id) => known.has(id))
  }
  return { range: first?.range, ids, isWhole: cut.every(({ range }) => range !== undefined) }
}

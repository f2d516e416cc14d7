import type { ListRow, SearchHit } from '@flou/shared/api.ts'
import { GSI2, keys } from '../keys.ts'
import { partitions } from '../partitions.ts'
import { stemsOf, wordsIn, searchWordsOf } from '../items/words.ts'
import type { Table } from '../dynamo/table.ts'
import type { RecordItem } from '../storedItems.ts'

const MAX_PER_WORD = 400
const MAX_WORDS = 4
const MAX_HITS = 40
const MAX_PER_TYPE = 6
const MAX_CHECKED = 40
const MAX_READ = 100
const MAX_NUMBERED = 80

interface SearchQuery {
  keyword: string
  types: ReadonlySet<string>
}

interface WordMatches {
  word: string
  names: ReadonlySet<string>
  isWhole: boolean
}

/**
 * Searches all types by word prefixes and stems, or by record id. Newest per type first, title matches before
 * all. Cost does not depend on the number of types.
 */
export async function searchAll(table: Table, { keyword, types }: SearchQuery): Promise<SearchHit[]> {
  const words = searchWordsOf(keyword).slice(0, MAX_WORDS)
  const found = await Promise.all(words.map((word) => findRecordsByWord(table, word)))
  const names = candidatesOf(found).filter((name) => types.has(typeOf(name)))
  const common = found.filter(({ isWhole }) => !isWhole)
  const candidates = newestOfEach(names, common.length > 0 ? MAX_CHECKED : MAX_PER_TYPE)
  const number = /^#?([1-9]\d{0,9})$/.exec(keyword.trim())?.[1]
  const numbered = number === undefined ? [] : [...types].map((type) => `${type}#${number}`)
  const hits = await hitsOf(table, [...new Set([...numbered.slice(0, MAX_NUMBERED), ...candidates])])
  const matching = hits.filter((hit) => number !== undefined || common.every((word) => hasWord(hit, word)))
  const isFirst = ({ id, titles }: SearchHit) =>
    String(id) === number ||
    Object.values(titles).some((title) => title.toLowerCase().startsWith(keyword.trim().toLowerCase()))
  const limited = newestHits(matching)
  return [...limited.filter(isFirst), ...limited.filter((hit) => !isFirst(hit))]
}

/** Frequent words are truncated, so rare words select the candidates. */
function candidatesOf(found: readonly WordMatches[]): string[] {
  const whole = found.filter(({ isWhole }) => isWhole)
  const [first, ...others] = whole
  if (!first) return [...new Set(found.flatMap(({ names }) => [...names]))]
  return [...first.names].filter((name) => others.every(({ names }) => names.has(name)))
}

function hasWord({ type, id, titles, slug = '' }: SearchHit, { word, names }: WordMatches): boolean {
  if (names.has(`${type}#${id}`)) return true
  const prefixes = [word, ...stemsOf(word)]
  return wordsIn(`${Object.values(titles).join(' ')} ${slug}`).some((one) =>
    prefixes.some((prefix) => one.startsWith(prefix)),
  )
}

const newestHits = (hits: readonly SearchHit[]): SearchHit[] =>
  [...Map.groupBy(hits, ({ type }) => type).values()]
    .flatMap((ofType) => ofType.slice(0, MAX_PER_TYPE))
    .slice(0, MAX_HITS)

const typeOf = (name: string) => name.split('#')[0] ?? ''
const idOf = (name: string) => Number(name.split('#')[1])

async function findRecordsByWord(table: Table, word: string): Promise<WordMatches> {
  // a shorter prefix finds everything that a longer one does
  const all = [word, ...stemsOf(word)]
  const prefixes = all.filter((one) => !all.some((other) => other !== one && one.startsWith(other)))
  const found = await Promise.all(prefixes.map((prefix) => findRecordsByPrefix(table, prefix)))
  return {
    word,
    names: new Set(found.flat()),
    isWhole: found.every(({ length }) => length < MAX_PER_WORD),
  }
}

async function findRecordsByPrefix(table: Table, prefix: string): Promise<string[]> {
  const { items } = await table.query({
    IndexName: GSI2,
    KeyConditionExpression: 'gsi2pk = :words AND begins_with(gsi2sk, :word)',
    ExpressionAttributeValues: { ':words': partitions.anyWords(prefix), ':word': prefix },
    ProjectionExpression: 'pk',
    Limit: MAX_PER_WORD,
  })
  return items.map(({ pk }) => String(pk))
}

function newestOfEach(names: readonly string[], perType: number): string[] {
  const byType = Map.groupBy(names, typeOf)
  return [...byType.values()]
    .flatMap((ofType) => ofType.sort((a, b) => idOf(b) - idOf(a)).slice(0, perType))
    .slice(0, MAX_READ)
}

async function hitsOf(table: Table, names: readonly string[]): Promise<SearchHit[]> {
  const items = await table.getAll(
    names.map((name) => keys.live(typeOf(name), idOf(name))),
    { attributes: ['row', 'state', 'gsi1pk'] },
  )
  return items.flatMap((item, index) =>
    item && item.state !== 'trashed' ? [hitOf(item, names[index] ?? '')] : [],
  )
}

/** The list partition (`list#subMenu#5`) contains the parent. */
function hitOf(item: RecordItem, name: string): SearchHit {
  const { id, titles, slug, listStates } = JSON.parse(item.row ?? '') as ListRow
  const parent = /^list#\w+#(\d+)$/.exec(item.gsi1pk ?? '')?.[1]
  return {
    type: typeOf(name),
    id,
    titles,
    ...(parent !== undefined && { parentId: Number(parent) }),
    ...(slug !== undefined && { slug }),
    ...(listStates?.visibility && { visibility: listStates.visibility }),
  }
}

import type { ListRow, SearchHit } from '@flou/shared/api.ts'
import { folded } from '@flou/shared/strings/folded.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { Language } from '@flou/shared/locale.ts'
import { GSI2, keys } from '../keys.ts'
import { partitions } from '../partitions.ts'
import { hasWords, searchWordsOf } from '../items/words.ts'
import type { Table } from '../dynamo/table.ts'
import type { RecordItem } from '../storedItems.ts'
import { excerptsOf, findInTexts, prefixesOf } from './searchTexts.ts'
import { hasWordWith, readUnindexed, withUnindexed, type UnindexedRecord } from './unindexed.ts'

const MAX_PER_WORD = 400
const MAX_WORDS = 4
const MAX_HITS = 40
const MAX_PER_TYPE = 6
const MAX_CHECKED = 40
const MAX_READ = 100
const MAX_NUMBERED = 80

interface SearchQuery {
  keyword: string
  types: ReadonlyMap<string, ContentType>
  /** Preferred language of excerpts. */
  language: Language
}

interface WordMatches {
  word: string
  names: ReadonlySet<string>
  /** Records whose titles or other search fields have it. */
  titled: ReadonlySet<string>
  isWhole: boolean
}

/**
 * Searches all texts of all types by word prefixes and stems, or by record id. Title matches before others, newest
 * per type first. Cost does not depend on the number of types.
 */
export async function searchAll(table: Table, search: SearchQuery): Promise<SearchHit[]> {
  const { keyword, types } = search
  const words = searchWordsOf(keyword).slice(0, MAX_WORDS)
  const found = await findRecords(table, words)
  const names = candidatesOf(found).filter((name) => types.has(typeOf(name)))
  const common = found.filter(({ isWhole }) => !isWhole)
  const isTitled = (name: string) => found.every(({ titled }) => titled.has(name))
  const perType = common.length > 0 ? MAX_CHECKED : MAX_PER_TYPE
  const candidates = [
    ...newestOfEach(names.filter(isTitled), perType),
    ...newestOfEach(
      names.filter((name) => !isTitled(name)),
      perType,
    ),
  ]
  const number = /^#?([1-9]\d{0,9})$/.exec(keyword.trim())?.[1]
  const numbered = number === undefined ? [] : [...types.keys()].map((type) => `${type}#${number}`)
  const hits = await hitsOf(
    table,
    [...new Set([...numbered.slice(0, MAX_NUMBERED), ...candidates])].slice(0, MAX_READ),
  )
  const matching = hits.filter((hit) => number !== undefined || common.every((word) => hasWord(hit, word)))
  const rankOf = (hit: SearchHit) => (String(hit.id) === number ? 0 : titleRank(hit, folded(keyword.trim())))
  const isFirst = (hit: SearchHit) => rankOf(hit) < OTHER_TITLE
  const byRank = (hits: SearchHit[]) => hits.toSorted((one, other) => rankOf(one) - rankOf(other))
  const limited = byRank(newestHits(byRank(matching)))
  const isWithExcerpt = (hit: SearchHit) => !isFirst(hit) && !isTitled(nameOf(hit))
  const others = limited.filter((hit) => !isFirst(hit))
  return [
    ...limited.filter(isFirst),
    ...others.filter((hit) => !isWithExcerpt(hit)),
    ...(await withExcerpts(table, others.filter(isWithExcerpt), search)),
  ]
}

const OTHER_TITLE = 2

/** Returns 0 for the title itself and 1 for its beginning. */
function titleRank({ titles }: SearchHit, typed: string): number {
  const names = Object.values(titles).map(folded)
  if (names.includes(typed)) return 0
  return names.some((name) => name.startsWith(typed)) ? 1 : OTHER_TITLE
}

const nameOf = ({ type, id }: SearchHit) => `${type}#${id}`

const MAX_EXCERPTS = 20

/** Adds the found stretch of text; hits whose text no longer has the words are left out. */
async function withExcerpts(
  table: Table,
  hits: readonly SearchHit[],
  { keyword, types, language }: SearchQuery,
): Promise<SearchHit[]> {
  const records = hits.slice(0, MAX_EXCERPTS).flatMap((hit) => {
    const type = types.get(hit.type)
    return type ? [{ hit, type, id: hit.id }] : []
  })
  const excerpts = await excerptsOf(table, records, { keyword, language })
  return records.flatMap(({ hit }, index) => {
    const excerpt = excerpts[index]
    return excerpt === undefined ? [] : [{ ...hit, excerpt }]
  })
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
  return hasWords(`${Object.values(titles).join(' ')} ${slug}`, [word])
}

const newestHits = (hits: readonly SearchHit[]): SearchHit[] =>
  [...Map.groupBy(hits, ({ type }) => type).values()]
    .flatMap((ofType) => ofType.slice(0, MAX_PER_TYPE))
    .slice(0, MAX_HITS)

const typeOf = (name: string) => name.split('#')[0] ?? ''
const idOf = (name: string) => Number(name.split('#')[1])

async function findRecords(table: Table, words: readonly string[]): Promise<WordMatches[]> {
  const [unindexed, found] = await Promise.all([
    readUnindexed(table),
    Promise.all(words.map((word) => findRecordsByWord(table, word))),
  ])
  return found.map(({ indexed, inTexts, ...matches }) => {
    const isMatch = (record: UnindexedRecord) =>
      prefixesOf(matches.word).some((prefix) => hasWordWith(record, prefix))
    const titled = new Set(withUnindexed(indexed, unindexed, isMatch))
    return { ...matches, titled, names: new Set([...titled, ...inTexts]) }
  })
}

async function findRecordsByWord(table: Table, word: string) {
  const [found, inTexts] = await Promise.all([
    Promise.all(prefixesOf(word).map((prefix) => findRecordsByPrefix(table, prefix))),
    findInTexts(table, word),
  ])
  const isWhole = inTexts.isWhole && found.every(({ length }) => length < MAX_PER_WORD)
  return { word, indexed: found.flat(), inTexts: inTexts.names, isWhole }
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

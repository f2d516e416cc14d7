import type { ListRow, SearchHit } from '@flou/shared/api.ts'
import { GSI2, keys } from '../keys.ts'
import { partitions } from '../partitions.ts'
import { stemsOf, wordsIn, wordsSought } from '../items/words.ts'
import type { Item, Table } from '../dynamo/table.ts'

/** Entries of one word that are looked at, over all types. */
const MAX_PER_WORD = 400
const MAX_WORDS = 4
const MAX_HITS = 40
const MAX_PER_TYPE = 6
/** Records of a type that are looked at where a word finds too many, and records read at once. */
const MAX_CHECKED = 40
const MAX_READ = 100
/** Types that are asked for a number. */
const MAX_NUMBERED = 80

interface SearchQuery {
  keyword: string
  /** Keys of the types to look in. */
  types: ReadonlySet<string>
}

/** Records that a word finds, by name; `isWhole` where they are all there are. */
interface FoundByWord {
  word: string
  names: ReadonlySet<string>
  isWhole: boolean
}

/**
 * Records of any of the types in whose words each word of the keyword starts one, in any form, or whose number it is; newest of each type
 * first, those whose title starts with the keyword before all others. One query a word, one more for each stem, and one batch: the number
 * of types costs nothing.
 */
export async function searchAll(table: Table, { keyword, types }: SearchQuery): Promise<SearchHit[]> {
  const words = wordsSought(keyword).slice(0, MAX_WORDS)
  const found = await Promise.all(words.map((word) => recordsOfWord(table, word)))
  const names = candidatesOf(found).filter((name) => types.has(typeOf(name)))
  const common = found.filter(({ isWhole }) => !isWhole)
  const candidates = newestOfEach(names, common.length > 0 ? MAX_CHECKED : MAX_PER_TYPE)
  const number = /^#?([1-9]\d{0,9})$/.exec(keyword.trim())?.[1]
  const numbered = number === undefined ? [] : [...types].map((type) => `${type}#${number}`)
  const hits = await hitsOf(table, [...new Set([...numbered.slice(0, MAX_NUMBERED), ...candidates])])
  const fitting = hits.filter((hit) => number !== undefined || common.every((word) => hasWord(hit, word)))
  const isFirst = ({ id, titles }: SearchHit) =>
    String(id) === number ||
    Object.values(titles).some((title) => title.toLowerCase().startsWith(keyword.trim().toLowerCase()))
  const shown = newestHits(fitting)
  return [...shown.filter(isFirst), ...shown.filter((hit) => !isFirst(hit))]
}

/** Of words that find too many records to read them all, the first ones say nothing of the others: the rarer words choose. */
function candidatesOf(found: readonly FoundByWord[]): string[] {
  const whole = found.filter(({ isWhole }) => isWhole)
  const [first, ...others] = whole
  if (!first) return [...new Set(found.flatMap(({ names }) => [...names]))]
  return [...first.names].filter((name) => others.every(({ names }) => names.has(name)))
}

/** Whether a record has a word that too many have: by what was read of the word, or by its title and path. */
function hasWord({ type, id, titles, slug = '' }: SearchHit, { word, names }: FoundByWord): boolean {
  if (names.has(`${type}#${id}`)) return true
  const beginnings = [word, ...stemsOf(word)]
  return wordsIn(`${Object.values(titles).join(' ')} ${slug}`).some((one) =>
    beginnings.some((beginning) => one.startsWith(beginning)),
  )
}

const newestHits = (hits: readonly SearchHit[]): SearchHit[] =>
  [...Map.groupBy(hits, ({ type }) => type).values()]
    .flatMap((ofType) => ofType.slice(0, MAX_PER_TYPE))
    .slice(0, MAX_HITS)

const typeOf = (name: string) => name.split('#')[0] ?? ''
const idOf = (name: string) => Number(name.split('#')[1])

/** Names (`news#12`) of the records with a word that begins so, or with another form of it; each once. */
async function recordsOfWord(table: Table, word: string): Promise<FoundByWord> {
  // a shorter beginning finds all that a longer one does
  const all = [word, ...stemsOf(word)]
  const beginnings = all.filter((one) => !all.some((other) => other !== one && one.startsWith(other)))
  const found = await Promise.all(beginnings.map((beginning) => recordsBeginning(table, beginning)))
  return {
    word,
    names: new Set(found.flat()),
    isWhole: found.every(({ length }) => length < MAX_PER_WORD),
  }
}

async function recordsBeginning(table: Table, beginning: string): Promise<string[]> {
  const { items } = await table.query({
    IndexName: GSI2,
    KeyConditionExpression: 'gsi2pk = :words AND begins_with(gsi2sk, :word)',
    ExpressionAttributeValues: { ':words': partitions.anyWords(beginning), ':word': beginning },
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
    item && item['state'] !== 'trashed' ? [hitOf(item, names[index] ?? '')] : [],
  )
}

/** The list it is in (`list#subMenu#5`) says whose child it is. */
function hitOf(item: Item, name: string): SearchHit {
  const { id, titles, slug, marks } = JSON.parse(String(item['row'])) as ListRow // written by `rowOf`
  const parent = /^list#\w+#(\d+)$/.exec(String(item['gsi1pk']))?.[1]
  return {
    type: typeOf(name),
    id,
    titles,
    ...(parent !== undefined && { parentId: Number(parent) }),
    ...(slug !== undefined && { slug }),
    ...(marks?.release && { release: marks.release }),
  }
}

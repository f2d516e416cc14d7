import type { ListRow, SearchHit } from '@flou/shared/api.ts'
import { GSI2, keys } from '../keys.ts'
import { partitions } from '../partitions.ts'
import { wordsIn } from '../items/words.ts'
import type { Item, Table } from '../dynamo/table.ts'

/** Entries of one word that are looked at, over all types. */
const MAX_PER_WORD = 400
const MAX_WORDS = 4
const MAX_HITS = 40
const MAX_PER_TYPE = 6

interface SearchQuery {
  keyword: string
  /** Keys of the types to look in. */
  types: ReadonlySet<string>
}

/**
 * Records of any of the types in whose words each word of the keyword starts one, newest of each type first, those whose title starts
 * with the keyword before all others. One query a word and one batch: the number of types costs nothing.
 */
export async function searchAll(table: Table, { keyword, types }: SearchQuery): Promise<SearchHit[]> {
  const words = wordsIn(keyword).slice(0, MAX_WORDS)
  const [first = [], ...others] = await Promise.all(words.map((word) => recordsOfWord(table, word)))
  const sets = others.map((names) => new Set(names))
  const found = first.filter((name) => types.has(typeOf(name)) && sets.every((set) => set.has(name)))
  const hits = await hitsOf(table, newestOfEach(found))
  const isTitled = ({ titles }: SearchHit) =>
    Object.values(titles).some((title) => title.toLowerCase().startsWith(keyword.trim().toLowerCase()))
  return [...hits.filter(isTitled), ...hits.filter((hit) => !isTitled(hit))]
}

const typeOf = (name: string) => name.split('#')[0] ?? ''
const idOf = (name: string) => Number(name.split('#')[1])

/** Names (`news#12`) of the records with a word that begins so; each once. */
async function recordsOfWord(table: Table, word: string): Promise<string[]> {
  const { items } = await table.query({
    IndexName: GSI2,
    KeyConditionExpression: 'gsi2pk = :words AND begins_with(gsi2sk, :word)',
    ExpressionAttributeValues: { ':words': partitions.anyWords(word), ':word': word },
    ProjectionExpression: 'pk',
    Limit: MAX_PER_WORD,
  })
  return [...new Set(items.map(({ pk }) => String(pk)))]
}

function newestOfEach(names: readonly string[]): string[] {
  const byType = Map.groupBy(names, typeOf)
  return [...byType.values()]
    .flatMap((ofType) => ofType.sort((a, b) => idOf(b) - idOf(a)).slice(0, MAX_PER_TYPE))
    .slice(0, MAX_HITS)
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

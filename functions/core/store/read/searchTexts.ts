import type { ContentType } from '@flou/shared/content/define.ts'
import type { TextPart } from '@flou/shared/api.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { Table } from '../dynamo/table.ts'
import { draftKey } from '../items/draft.ts'
import { excerptOf, textsIn } from '../items/textWords.ts'
import { searchWordsOf, stemsOf } from '../items/words.ts'
import { keys } from '../keys.ts'
import { dataOf } from '../liveItem.ts'

/** Entries read per word; the rarer words of a keyword narrow the result. */
const MAX_PER_WORD = 1_000
const MIN_PREFIX = 2

export function prefixesOf(word: string): string[] {
  const all = [word, ...stemsOf(word)]
  return all.filter((one) => !all.some((other) => other !== one && one.startsWith(other)))
}

export interface TextMatches {
  /** Names of records, such as `news#7`. */
  names: ReadonlySet<string>
  isWhole: boolean
}

interface Narrowing {
  type?: string
  parentId?: number | undefined
}

/** Returns the records with a word in any of their texts, in one query per prefix. */
export async function findInTexts(
  table: Table,
  word: string,
  narrowing: Narrowing = {},
): Promise<TextMatches> {
  const prefixes = prefixesOf(word).filter(({ length }) => length >= MIN_PREFIX)
  const { type } = narrowing
  const found = await Promise.all(prefixes.map((prefix) => readEntries(table, prefix)))
  const isWhole = found.every(({ length }) => length < MAX_PER_WORD)
  // a prefix that many records have is cut, so the word itself is read within the type
  if (!isWhole && type !== undefined) found.push(await readEntries(table, `${word}#${type}#`))
  const isMatch = ({ name, parent }: Entry) =>
    (type === undefined || name.startsWith(`${type}#`)) &&
    (narrowing.parentId === undefined || parent === narrowing.parentId)
  return {
    names: new Set(
      found
        .flat()
        .filter(isMatch)
        .map(({ name }) => name),
    ),
    isWhole,
  }
}

interface Entry {
  name: string
  parent: number | undefined
}

async function readEntries(table: Table, prefix: string): Promise<Entry[]> {
  const { items } = await table.query<{ sk: string; parent?: number }>({
    KeyConditionExpression: 'pk = :words AND begins_with(sk, :word)',
    ExpressionAttributeValues: { ':words': keys.textWords(prefix), ':word': prefix },
    ProjectionExpression: 'sk, parent',
    Limit: MAX_PER_WORD,
  })
  return items.map(({ sk, parent }) => ({ name: sk.slice(sk.indexOf('#') + 1), parent }))
}

interface NamedRecord {
  type: ContentType
  id: number
}

/** Returns an excerpt per record: the text with most words of the keyword, preferably in this language. */
export async function excerptsOf(
  table: Table,
  records: readonly NamedRecord[],
  { keyword, language }: { keyword: string; language: Language },
): Promise<(TextPart[] | undefined)[]> {
  const words = searchWordsOf(keyword)
  const items = await table.getAll(
    records.flatMap(({ type, id }) => [keys.live(type.key, id), draftKey(type, id)]),
    { attributes: ['data'] },
  )
  return records.map(({ type }, index) => {
    const texts = [items[2 * index], items[2 * index + 1]].flatMap((item) =>
      item ? textsIn(type, dataOf(item), language) : [],
    )
    return excerptOf(texts, words)
  })
}

import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import pMap from 'p-map'
import { postponePurge } from '../../../core/operations/records/purgeRecord.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { liveKey } from '../../../core/store/items/recordItem.ts'
import { WORD_RULES } from '../../../core/store/items/words.ts'
import { keys } from '../../../core/store/keys.ts'
import type { RecordItem } from '../../../core/store/storedItems.ts'
import { searchKeys } from './searchKeys.ts'
import { updateRecordText } from './updateRecordText.ts'
import { updateWords } from './updateWords.ts'

const BATCH_SIZE = 10
const CONCURRENCY = 5

interface Services {
  table: Table
  registry: Registry
  hasTime: () => boolean
}

interface Progress {
  rules: number
  type: string
  id: number
}

async function updateRecord(table: Table, type: ContentType, item: RecordItem): Promise<boolean> {
  const { id, purgeAt } = item
  // earlier versions wrote no entry that emptyTrash.ts finds
  if (purgeAt !== undefined && !('gsi2pk' in item))
    await postponePurge(table, type, { id, until: new Date(purgeAt) })
  const hasNewText = await updateRecordText(table, type, id)
  return (await updateWords(table, type, item)) || hasNewText
}

async function updateBatch(table: Table, type: AnyType, from: number): Promise<number> {
  const ids = Array.from({ length: BATCH_SIZE }, (_, at) => from + at)
  const items = await table.getAll(
    ids.map((id) => liveKey(type, id)),
    { consistent: true },
  )
  const renewed = await pMap(
    items.filter((item) => item !== undefined),
    (item) => (type.single ? updateWords(table, type, item) : updateRecord(table, type, item)),
    { concurrency: CONCURRENCY },
  )
  return renewed.filter(Boolean).length
}

/** Returns the first unused id. Sections have id 0, those of records the id of their record. */
async function nextIdOf(table: Table, type: AnyType): Promise<number> {
  const counted = type.single ? type.below : type.key
  return (counted === undefined ? undefined : await table.get(keys.counter(counted)))?.next ?? 1
}

async function progressOf(table: Table, first: string): Promise<Progress> {
  const { rules, type, id } = (await table.get(searchKeys.wordRules())) ?? {}
  return rules === WORD_RULES
    ? { rules: WORD_RULES, type: String(type), id: Number(id) }
    : { rules: WORD_RULES, type: first, id: 0 }
}

/**
 * Rebuilds search words, words of all texts, entries of list filters and links in steps after the rules changed;
 * costs one read when complete.
 * @returns the number of changed records
 */
export async function updateSearchWords({ table, registry, hasTime }: Services): Promise<number> {
  const types = [...registry.types.values()]
  const progress = await progressOf(table, types[0]?.key ?? '')
  let renewed = 0
  while (progress.type !== '' && hasTime()) {
    const at = types.findIndex(({ key }) => key === progress.type)
    const type = types[at]
    if (type) {
      const next = await nextIdOf(table, type)
      if (progress.id < next) renewed += await updateBatch(table, type, progress.id)
      progress.id += BATCH_SIZE
      if (progress.id < next) continue
    }
    Object.assign(progress, { type: types[at + 1]?.key ?? '', id: 0 })
    await table.put({ ...searchKeys.wordRules(), ...progress })
  }
  if (progress.type !== '') await table.put({ ...searchKeys.wordRules(), ...progress })
  return renewed
}

import type { ContentType } from '@flou/shared/content/define.ts'
import { contentTypes, type Registry } from '@flou/shared/content/registry.ts'
import pMap from 'p-map'
import { postponePurge } from '../../../core/operations/records/purgeRecord.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { snapshotOf } from '../../../core/store/items/recordItem.ts'
import { WORD_RULES } from '../../../core/store/items/words.ts'
import { keys } from '../../../core/store/keys.ts'
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

async function updateBatch(table: Table, type: ContentType, from: number): Promise<number> {
  const ids = Array.from({ length: BATCH_SIZE }, (_, at) => from + at)
  const items = await table.getAll(
    ids.map((id) => keys.live(type.key, id)),
    { consistent: true },
  )
  const existing = items.filter((item) => item !== undefined)
  const renewed = await pMap(
    existing,
    async (item) => {
      const { id } = snapshotOf(item)
      const { purgeAt } = item
      // earlier versions wrote no entry that emptyTrash.ts finds
      if (purgeAt !== undefined && !('gsi2pk' in item))
        await postponePurge(table, type, { id, until: new Date(purgeAt) })
      const hasNewText = await updateRecordText(table, type, id)
      return (await updateWords(table, type, item)) || hasNewText
    },
    { concurrency: CONCURRENCY },
  )
  return renewed.filter(Boolean).length
}

async function progressOf(table: Table, first: string): Promise<Progress> {
  const { rules, type, id } = (await table.get(searchKeys.wordRules())) ?? {}
  return rules === WORD_RULES
    ? { rules: WORD_RULES, type: String(type), id: Number(id) }
    : { rules: WORD_RULES, type: first, id: 1 }
}

/**
 * Rebuilds search words, words of all texts and entries of list filters in steps after the rules changed; costs
 * one read when complete.
 * @returns the number of changed records
 */
export async function updateSearchWords({ table, registry, hasTime }: Services): Promise<number> {
  const types = [...contentTypes(registry)]
  const progress = await progressOf(table, types[0]?.key ?? '')
  let renewed = 0
  while (progress.type !== '' && hasTime()) {
    const at = types.findIndex(({ key }) => key === progress.type)
    const type = types[at]
    if (type) {
      const next = (await table.get(keys.counter(type.key)))?.next ?? 1
      if (progress.id < next) renewed += await updateBatch(table, type, progress.id)
      progress.id += BATCH_SIZE
      if (progress.id < next) continue
    }
    Object.assign(progress, { type: types[at + 1]?.key ?? '', id: 1 })
    await table.put({ ...searchKeys.wordRules(), ...progress })
  }
  if (progress.type !== '') await table.put({ ...searchKeys.wordRules(), ...progress })
  return renewed
}

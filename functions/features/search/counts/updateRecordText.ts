import type { DynamoDBRecord } from 'aws-lambda'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { writeAll } from '../../../core/store/dynamo/writeAll.ts'
import { draftKey } from '../../../core/store/items/draft.ts'
import { snapshotOf } from '../../../core/store/items/recordItem.ts'
import { textWordsOf } from '../../../core/store/items/textWords.ts'
import { keys } from '../../../core/store/keys.ts'
import { parentIdOf } from '../../../core/store/writeContext.ts'

/**
 * Updates the words of all texts of a record from its live item and draft. Idempotent: the list of words is
 * written last. @returns true if they changed
 */
export async function updateRecordText(table: Table, type: ContentType, id: number): Promise<boolean> {
  const [live, draft, stored] = await Promise.all([
    table.get(keys.live(type.key, id), { consistent: true }),
    table.get(draftKey(type, id), { consistent: true }),
    table.get(keys.recordText(type.key, id), { consistent: true }),
  ])
  const snapshot = live && snapshotOf(live, draft)
  const words = new Set(snapshot ? textWordsOf(type, snapshot) : [])
  const before = new Set(stored?.words.split(' ').filter(Boolean))
  const parent = snapshot && parentIdOf(type, snapshot.fields)
  const entry = (word: string) => keys.textWord(word, type.key, id)
  const writes = [
    ...[...words]
      .filter((word) => !before.has(word))
      .map((word) => ({
        PutRequest: { Item: { ...entry(word), ...(parent !== undefined && { parent }) } },
      })),
    ...[...before]
      .filter((word) => !words.has(word))
      .map((word) => ({ DeleteRequest: { Key: entry(word) } })),
  ]
  if (writes.length === 0) return false
  await writeAll(table, writes)
  const list = keys.recordText(type.key, id)
  await writeAll(table, [
    words.size === 0
      ? { DeleteRequest: { Key: list } }
      : { PutRequest: { Item: { ...list, words: [...words].join(' ') } } },
  ])
  return true
}

const LIVE = /^(\w+)#(\d+)$/

export async function updateTextsFromStream(
  { table, registry }: { table: Table; registry: Registry },
  records: readonly DynamoDBRecord[],
): Promise<void> {
  const names = new Set(
    records.flatMap(({ dynamodb }) => (dynamodb?.Keys?.sk?.S === 'live' ? [dynamodb.Keys.pk?.S ?? ''] : [])),
  )
  for (const name of names) {
    const [, key = '', id] = LIVE.exec(name) ?? []
    const type = registry.types.get(key)
    if (type && !type.single) await updateRecordText(table, type, Number(id))
  }
}

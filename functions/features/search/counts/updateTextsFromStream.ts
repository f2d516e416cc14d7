import type { DynamoDBRecord } from 'aws-lambda'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { keys } from '../../../core/store/keys.ts'
import { updateRecordText } from './updateRecordText.ts'
import { updateWords } from './updateWords.ts'

const LIVE = /^(\w+)#(\d+)$/

/** Updates the words of all texts, and the search words that the saves left to the stream. */
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
    if (!type || type.single) continue
    await updateRecordText(table, type, Number(id))
    const live = await table.get(keys.live(key, Number(id)), { consistent: true })
    if (live) await updateWords(table, type, live)
  }
}

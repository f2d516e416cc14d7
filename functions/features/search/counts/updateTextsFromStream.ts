import type { DynamoDBRecord } from 'aws-lambda'
import type { Registry } from '@flou/shared/content/registry.ts'
import pMap from 'p-map'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { updateRecordText } from './updateRecordText.ts'

const LIVE = /^(\w+)#(\d+)$/
const CONCURRENCY = 4

/** Updates the search words, and the words of all texts, of the saved records. */
export async function updateTextsFromStream(
  { table, registry }: { table: Table; registry: Registry },
  records: readonly DynamoDBRecord[],
): Promise<void> {
  const names = new Set(
    records.flatMap(({ dynamodb }) => (dynamodb?.Keys?.sk?.S === 'live' ? [dynamodb.Keys.pk?.S ?? ''] : [])),
  )
  const update = async (name: string) => {
    const [, key = '', id] = LIVE.exec(name) ?? []
    const type = registry.types.get(key)
    if (type && !type.single) await updateRecordText(table, type, Number(id))
  }
  await pMap(names, update, { concurrency: CONCURRENCY })
}

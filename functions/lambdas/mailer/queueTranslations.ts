import type { DynamoDBRecord } from 'aws-lambda'
import type { Table } from '../../core/store/dynamo/table.ts'
import { retryFirst } from '../../features/inbox/store/submissionStream.ts'
import { QUEUE_RULES, translationKeys } from '../../features/translation/translationKeys.ts'

const isLive = ({ dynamodb }: DynamoDBRecord) => /(?:^|#)live$/.test(dynamodb?.Keys?.sk?.S ?? '')

/** Loads the declared content only for records. Returns the records to retry. */
export async function queueTranslations(
  tableName: string,
  records: readonly DynamoDBRecord[],
): Promise<string[]> {
  const saved = records.filter(isLive)
  if (saved.length === 0) return []
  try {
    const { openTranslationQueue } = await import('./openTranslationQueue.ts')
    await openTranslationQueue(tableName).update(saved)
    return []
  } catch (error) {
    return retryFirst(saved, 'translations', error)
  }
}

/** Continues the rebuild of the queue; one read once it is complete. */
export async function rebuildQueue({ table }: { table: Table }, hasTime: () => boolean): Promise<number> {
  const progress = await table.get(translationKeys.rebuild())
  if (progress?.rules === QUEUE_RULES && progress.type === '') return 0
  const { openTranslationQueue } = await import('./openTranslationQueue.ts')
  return openTranslationQueue(table.name).rebuild(hasTime)
}

import type { DynamoDBRecord } from 'aws-lambda'
import { BATCH_DONE } from '../../core/store/keys.ts'
import { SUBMISSIONS } from '../../features/forms/formKeys.ts'
import { retryFirst } from '../../features/inbox/store/submissionStream.ts'
import { PUBLISH_RUNS } from '../../features/publishing/store/publishKeys.ts'
import { RELEASES } from '../../features/releases/store/releaseKeys.ts'

function canCauseWebhooks({ dynamodb }: DynamoDBRecord): boolean {
  const [pk, sk] = [dynamodb?.Keys?.pk?.S ?? '', dynamodb?.Keys?.sk?.S ?? '']
  return (
    /(?:^|#)live$/.test(sk) ||
    sk === BATCH_DONE ||
    pk === PUBLISH_RUNS ||
    pk.startsWith(SUBMISSIONS) ||
    (pk.startsWith(RELEASES) && sk === '-')
  )
}

/** Loads the declared content only for records that can concern a webhook. Returns the records to retry. */
export async function queueWebhooks(
  options: { tableName: string; siteOrigin: string },
  records: readonly DynamoDBRecord[],
): Promise<string[]> {
  const sources = records.filter(canCauseWebhooks)
  if (sources.length === 0) return []
  try {
    const { openWebhookQueue } = await import('./openWebhookQueue.ts')
    await openWebhookQueue(options)(sources)
    return []
  } catch (error) {
    return retryFirst(sources, 'webhooks', error)
  }
}

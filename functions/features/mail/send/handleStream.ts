import type { AttributeValue as SdkAttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { causeChain } from '../../../core/http/requestLog.ts'
import { NOTIFICATIONS } from '../outbox/mailKeys.ts'
import { sendMail, type MailServices } from './sendMail.ts'

const MAIL_PREFIX = 'mail#'

/** Throws if the record must be retried. */
export type HandleNotification = (item: unknown) => Promise<void>

/** Handles the records of a batch that concern one feature. Returns the sequence numbers to retry. */
export type BatchHandler = (
  records: readonly DynamoDBRecord[],
  services: Pick<MailServices, 'table' | 'now'>,
) => Promise<string[]>

export interface MailerServices extends MailServices {
  openNotificationHandler: () => Promise<HandleNotification>
  beforeMails: BatchHandler
  afterMails: BatchHandler
}

interface Batch {
  services: MailerServices
  notificationHandler: () => Promise<HandleNotification>
}

type Work = { name: string; run: (batch: Batch) => Promise<string> } | undefined

/**
 * Mails are read from the table; notifications come from the stream image, because later ones overwrite them.
 */
function workOf({ eventName, dynamodb }: DynamoDBRecord): Work {
  const pk = dynamodb?.Keys?.pk?.S
  const sk = dynamodb?.Keys?.sk?.S
  if (!pk || !sk) return undefined
  if (eventName === 'INSERT' && pk.startsWith(MAIL_PREFIX))
    return { name: pk, run: ({ services }) => sendMail({ pk, sk }, services) }
  const image = dynamodb?.NewImage
  if (eventName === 'REMOVE' || !pk.startsWith(NOTIFICATIONS) || !image) return undefined
  const run = async ({ notificationHandler }: Batch) => {
    const handle = await notificationHandler()
    await handle(unmarshall(image as Record<string, SdkAttributeValue>))
    return 'done'
  }
  return { name: `${pk} ${sk}`, run }
}

const log = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

/**
 * Sends mails, handles notifications and calls the batch handlers. Failed records are reported individually for retry;
 * completed work is idempotent.
 */
export async function handleStream(
  { Records }: DynamoDBStreamEvent,
  services: MailerServices,
): Promise<DynamoDBBatchResponse> {
  const failures: string[] = []
  let opened: Promise<HandleNotification> | undefined
  const batch: Batch = {
    services,
    notificationHandler: () => (opened ??= services.openNotificationHandler()),
  }
  failures.push(...(await services.beforeMails(Records, services)))
  for (const record of Records) {
    const work = workOf(record)
    if (!work) continue
    try {
      const outcome = await work.run(batch)
      log({ level: outcome === 'refused' ? 'error' : 'info', item: work.name, outcome })
    } catch (error) {
      log({ level: 'error', item: work.name, outcome: 'again', causes: causeChain(error) })
      failures.push(record.dynamodb?.SequenceNumber ?? '')
    }
  }
  failures.push(...(await services.afterMails(Records, services)))
  return { batchItemFailures: failures.map((itemIdentifier) => ({ itemIdentifier })) }
}

import type { AttributeValue as SdkAttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { causeChain } from '../http/requestLog.ts'
import { NOTIFICATIONS } from '../store/keys/mailKeys.ts'
import { SUBMISSIONS } from '../store/keys/formKeys.ts'
import { countedEventOf, countSubmissions } from '../store/submissions/countSubmissions.ts'
import { formOfNew, markFormDigests } from '../store/submissions/formDigests.ts'
import { sendMail, type MailServices } from './sendMail.ts'

const MAIL_PREFIX = 'mail#'

/** Throws if the record must be retried. */
export type HandleNotification = (item: unknown) => Promise<void>

export interface MailerServices extends MailServices {
  openNotificationHandler: () => Promise<HandleNotification>
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
  const pk = dynamodb?.Keys?.['pk']?.S
  const sk = dynamodb?.Keys?.['sk']?.S
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

function newSubmission({ eventName, dynamodb }: DynamoDBRecord): string | undefined {
  const { pk, sk } = dynamodb?.Keys ?? {}
  if (eventName !== 'INSERT' || !pk?.S?.startsWith(SUBMISSIONS) || sk?.S !== '-') return undefined
  return formOfNew(dynamodb?.NewImage?.['gsi2pk']?.S)
}

const log = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

/** Marks forms for the staff digest, one write per form. Returns records to retry. */
async function markDigests(records: readonly DynamoDBRecord[], services: MailerServices) {
  const submissionRecords = records.filter((record) => newSubmission(record) !== undefined)
  const forms = new Set(submissionRecords.flatMap((record) => newSubmission(record) ?? []))
  try {
    await markFormDigests(services.table, forms, services.now())
    return []
  } catch (error) {
    log({ level: 'error', item: 'form digests', outcome: 'again', causes: causeChain(error) })
    return submissionRecords.slice(0, 1).map(({ dynamodb }) => dynamodb?.SequenceNumber ?? '')
  }
}

/** Adds a batch's submissions to the form counters. Returns false to retry. */
async function count(records: readonly DynamoDBRecord[], { table }: MailerServices): Promise<boolean> {
  const countUpdates = records.flatMap((record) => countedEventOf(record) ?? [])
  if (countUpdates.length === 0) return true
  try {
    await countSubmissions(table, countUpdates)
    return true
  } catch (error) {
    log({ level: 'error', item: 'figures', outcome: 'again', causes: causeChain(error) })
    return false
  }
}

/**
 * Sends mails, handles notifications, counts submissions. Failed records are reported individually for retry;
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
  failures.push(...(await markDigests(Records, services)))
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
  if (!(await count(Records, services))) failures.push(Records[0]?.dynamodb?.SequenceNumber ?? '')
  return { batchItemFailures: failures.map((itemIdentifier) => ({ itemIdentifier })) }
}

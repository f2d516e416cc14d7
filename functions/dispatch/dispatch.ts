import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { causeChain } from '../http/requestLog.ts'
import type { Key } from '../store/keys.ts'
import { sendMail, type MailServices } from './sendMail.ts'

const MAIL_PREFIX = 'mail#'

/** The outbox item a stream record tells of; undefined for every other record. */
function mailKey({ eventName, dynamodb }: DynamoDBRecord): Key | undefined {
  const pk = dynamodb?.Keys?.['pk']?.S
  const sk = dynamodb?.Keys?.['sk']?.S
  return eventName === 'INSERT' && pk?.startsWith(MAIL_PREFIX) && sk ? { pk, sk } : undefined
}

const log = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

/**
 * Sends the mails among a batch of stream records. Those that could not be sent now are reported one by one, so that the stream
 * repeats from the first of them; those already sent are not sent again.
 */
export async function dispatch(
  { Records }: DynamoDBStreamEvent,
  services: MailServices,
): Promise<DynamoDBBatchResponse> {
  const failures: string[] = []
  for (const record of Records) {
    const key = mailKey(record)
    if (!key) continue
    try {
      const outcome = await sendMail(key, services)
      log({ level: outcome === 'refused' ? 'error' : 'info', mail: key.pk, outcome })
    } catch (error) {
      log({ level: 'error', mail: key.pk, outcome: 'again', causes: causeChain(error) })
      failures.push(record.dynamodb?.SequenceNumber ?? '')
    }
  }
  return { batchItemFailures: failures.map((itemIdentifier) => ({ itemIdentifier })) }
}

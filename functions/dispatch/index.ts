import { SESv2Client } from '@aws-sdk/client-sesv2'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { functionEnvironment } from '../http/environment.ts'
import { openTable } from '../store/dynamo/table.ts'
import { recordMailEvent } from './recordMailEvent.ts'
import { dispatch, type DispatchServices } from './dispatch.ts'
import { manifest } from './manifest.ts'
import { sendDue } from './sendDue.ts'
import { sendingRate } from './sendingRate.ts'

const { TABLE_NAME, ORIGIN_SECRET, MAIL_FROM, MAIL_RATE, ADMIN_ORIGIN, SITE_ORIGIN, APPROVAL_CLOCK_ARN } =
  functionEnvironment(manifest)

/** A mail is asked for once: what no answer came to is tried again later, by the outbox. Milliseconds. */
const SES = { maxAttempts: 1, requestHandler: { connectionTimeout: 1_000, requestTimeout: 4_000 } } as const

/** No further mail is begun after so much of the function's time; milliseconds. */
const SENDING_MS = 20_000

const services: Omit<DispatchServices, 'rate'> = {
  table: openTable(TABLE_NAME),
  ses: new SESv2Client(SES),
  from: MAIL_FROM,
  originSecret: ORIGIN_SECRET,
  adminOrigin: ADMIN_ORIGIN,
  siteOrigin: SITE_ORIGIN,
  now: () => new Date(),
  async openNotices() {
    const { openNotices } = await import('./notices/openNotices.ts')
    return openNotices(TABLE_NAME, APPROVAL_CLOCK_ARN)
  },
}

/** Called with records of the stream, with bounces and complaints of SES, and each minute for the mails that wait. */
export async function handler(
  event: DynamoDBStreamEvent | Record<string, unknown>,
): Promise<DynamoDBBatchResponse | Record<string, number>> {
  const given = { ...services, rate: sendingRate({ perSecond: Number(MAIL_RATE), time: SENDING_MS }) }
  if ('Records' in event) return dispatch(event as DynamoDBStreamEvent, given)
  const done = event['source'] === 'aws.ses' ? await recordMailEvent(event, given) : await sendDue(given)
  process.stdout.write(`${JSON.stringify({ level: 'info', ...done })}\n`)
  return done
}

import { SESv2Client } from '@aws-sdk/client-sesv2'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { functionEnvironment } from '../../core/http/environment.ts'
import { originSecrets } from '../../core/http/originSecret.ts'
import { openTable } from '../../core/store/dynamo/table.ts'
import { recordMailEvent } from '../../features/mail/send/recordMailEvent.ts'
import { handleStream, type MailerServices } from '../../features/mail/send/handleStream.ts'
import { manifest } from './manifest.ts'
import { sendDue } from '../../features/mail/send/sendDue.ts'
import { sendingRate } from '../../features/mail/send/sendingRate.ts'
import { queueTranslations, rebuildQueue } from './queueTranslations.ts'
import { queueWebhooks } from './queueWebhooks.ts'
import { countChangedSubmissions, markNewSubmissions } from '../../features/inbox/store/submissionStream.ts'

const { TABLE_NAME, ORIGIN_SECRET, MAIL_FROM, MAIL_RATE, ADMIN_ORIGIN, SITE_ORIGIN, APPROVAL_CLOCK_ARN } =
  functionEnvironment(manifest)

/** No SDK retries, because the outbox retries. Milliseconds. */
const SES = { maxAttempts: 1, requestHandler: { connectionTimeout: 1_000, requestTimeout: 4_000 } } as const

/** Time limit for starting another mail, in milliseconds. */
const SENDING_MS = 20_000

const services: Omit<MailerServices, 'rate'> = {
  table: openTable(TABLE_NAME),
  ses: new SESv2Client(SES),
  from: MAIL_FROM,
  originSecret: originSecrets(ORIGIN_SECRET).originSecret,
  adminOrigin: ADMIN_ORIGIN,
  siteOrigin: SITE_ORIGIN,
  now: () => new Date(),
  beforeMails: markNewSubmissions,
  afterMails: async (records, batchServices) => [
    ...(await countChangedSubmissions(records, batchServices)),
    ...(await queueTranslations(TABLE_NAME, records)),
    ...(await queueWebhooks({ tableName: TABLE_NAME, siteOrigin: SITE_ORIGIN }, records)),
  ],
  async openNotificationHandler() {
    const { openNotificationHandler } = await import('./openNotificationHandler.ts')
    return openNotificationHandler(TABLE_NAME, APPROVAL_CLOCK_ARN)
  },
}

/** Time of a step of the rebuild, in milliseconds. */
const REBUILD_MS = 4_000

async function runMinute(allServices: MailerServices): Promise<Record<string, number>> {
  const done = await sendDue(allServices)
  const end = performance.now() + REBUILD_MS
  return { ...done, translations: await rebuildQueue(allServices, () => performance.now() < end) }
}

export async function handler(
  event: DynamoDBStreamEvent | Record<string, unknown>,
): Promise<DynamoDBBatchResponse | Record<string, number>> {
  const allServices = { ...services, rate: sendingRate({ perSecond: Number(MAIL_RATE), time: SENDING_MS }) }
  if ('Records' in event) return handleStream(event as DynamoDBStreamEvent, allServices)
  const done =
    event.source === 'aws.ses' ? await recordMailEvent(event, allServices) : await runMinute(allServices)
  process.stdout.write(`${JSON.stringify({ level: 'info', ...done })}\n`)
  return done
}

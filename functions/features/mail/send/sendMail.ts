import {
  BadRequestException,
  MessageRejected,
  SendEmailCommand,
  type Attachment,
  type SESv2Client,
} from '@aws-sdk/client-sesv2'
import { isLanguage, type Language } from '@flou/shared/locale.ts'
import * as z from 'zod/mini'
import { causeChain } from '../../../core/http/requestLog.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import type { Key } from '../../../core/store/keys.ts'
import { mintTokens } from '../outbox/mintedTokens.ts'
import { claimMail, completeMail, canBeResent, postponeMail } from '../outbox/outbox.ts'
import { isSuppressed } from '../outbox/suppression.ts'
import { brandOf, senderOf } from '../brand.ts'
import { mailInLiveTexts } from '../liveTexts.ts'
import { mailHtml, mailText, type MailContent, type MailSite, type MailTemplate } from '../mailContent.ts'
import { isStillNeeded, TEMPLATES } from '../templates/mailTemplates.ts'
import type { SendingRate } from './sendingRate.ts'
import { sampleMail } from '../templates/sampleMail.ts'

const templateOf = (name: string): MailTemplate | undefined =>
  name === 'mailSample' ? sampleMail : TEMPLATES.get(name)

const mailSchema = z.object({
  to: z.string(),
  template: z.string(),
  params: z.optional(z.unknown()),
  language: z.custom<Language>(isLanguage),
  created: z.optional(z.string()),
  attempts: z.optional(z.number()),
})
type Mail = z.infer<typeof mailSchema>

export interface MailServices extends MailSite {
  table: Table
  ses: SESv2Client
  from: string
  rate: SendingRate
  originSecret: string
  now: () => Date
}

/** `waiting`: the schedule retries; `done`: already processed. */
export type MailOutcome = 'sent' | 'refused' | 'dropped' | 'waiting' | 'done'

/** Only these errors are permanent; throttling, outages and paused accounts are retried. */
const isFinal = (error: unknown): error is Error =>
  error instanceof MessageRejected || error instanceof BadRequestException

const MINUTE_MS = 60_000
const MAX_RETRY_DELAY_MS = 60 * MINUTE_MS
const MAX_AGE_MS = 3 * 24 * 60 * MINUTE_MS

const nextAttempt = (attempts: number, now: Date) =>
  new Date(now.getTime() + Math.min(MAX_RETRY_DELAY_MS, MINUTE_MS * 2 ** attempts))

/**
 * Temporary failures wait for `sendDue` with exponential backoff; permanent ones and mails older than three
 * days are stored as failed.
 */
export async function sendMail(key: Key, services: MailServices): Promise<MailOutcome> {
  const { table, rate, now } = services
  const item = await claimMail(table, key, now())
  if (!item) return 'done'
  // The mail becomes due again when its lease expires.
  if (rate.isHalted()) return 'waiting'
  const mail = mailSchema.safeParse(item)
  const template = mail.success ? templateOf(mail.data.template) : undefined
  if (!mail.success || !template) return fail(key, services, { reason: 'No such template' })
  const reason = await reasonToDrop(table, mail.data)
  if (reason !== undefined) {
    await completeMail(table, key, { state: 'dropped', at: now(), reason })
    return 'dropped'
  }
  return deliver(key, services, { mail: mail.data, template })
}

async function reasonToDrop(table: Table, { to, template, params }: Mail): Promise<string | undefined> {
  if (await isSuppressed(table, to)) return 'suppressed'
  return (await isStillNeeded(table, template, params)) ? undefined : 'not needed any more'
}

interface Delivery {
  mail: Mail
  template: MailTemplate
}

async function deliver(key: Key, services: MailServices, { mail, template }: Delivery): Promise<MailOutcome> {
  const { table, ses, rate, from, now } = services
  let messageId: string | undefined
  try {
    const params = await mintTokens(services, mail.params)
    const brand = await brandOf(services, mail.language)
    const facts = template(params, mail.language, { ...services, brand })
    const content = { ...(await mailInLiveTexts(table, facts, mail.language)), brand }
    messageId = await rate.send(async () => {
      const answer = await ses.send(commandOf(senderOf(from, brand), { ...mail, content }))
      return answer.MessageId
    }, isFinal)
  } catch (error) {
    if (isFinal(error)) return fail(key, services, { reason: error.name, template: mail.template })
    return retryLater(key, services, { mail, error })
  }
  await completeMail(table, key, { state: 'sent', at: now(), ...(messageId !== undefined && { messageId }) })
  return 'sent'
}

async function retryLater(
  key: Key,
  services: MailServices,
  { mail: { attempts = 0, created, template }, error }: { mail: Mail; error: unknown },
): Promise<MailOutcome> {
  const now = services.now()
  const reason = error instanceof Error ? error.name : 'unknown'
  const age = created === undefined ? 0 : now.getTime() - Date.parse(created)
  if (age > MAX_AGE_MS) return fail(key, services, { reason: `${reason}, given up`, template })
  await postponeMail(services.table, key, { until: nextAttempt(attempts, now), reason })
  const line = { level: 'warn', item: key.pk, outcome: 'waiting', attempts: attempts + 1 }
  process.stdout.write(`${JSON.stringify({ ...line, causes: causeChain(error) })}\n`)
  return 'waiting'
}

async function fail(
  key: Key,
  { table, now }: MailServices,
  { reason, template }: { reason: string; template?: string },
): Promise<MailOutcome> {
  const keepsParams = template !== undefined && canBeResent(template)
  await completeMail(table, key, { state: 'failed', at: now(), reason, shouldRetainParams: keepsParams })
  return 'refused'
}

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })

const calendarFile = ({ method, text }: NonNullable<MailContent['calendar']>): Attachment => ({
  FileName: 'event.ics',
  ContentType: `text/calendar; charset=utf-8; method=${method}`,
  ContentTransferEncoding: 'BASE64',
  RawContent: Buffer.from(text),
})

const pictureFile = ({ name, gif }: NonNullable<MailContent['picture']>): Attachment => ({
  FileName: `${name}.gif`,
  ContentType: 'image/gif',
  ContentDisposition: 'INLINE',
  ContentId: name,
  ContentTransferEncoding: 'BASE64',
  RawContent: gif,
})

function commandOf(
  from: string,
  { to, language, content }: { to: string; language: Language; content: MailContent },
): SendEmailCommand {
  const { subject, headers = {}, replyTo, calendar, picture } = content
  const files = [...(calendar ? [calendarFile(calendar)] : []), ...(picture ? [pictureFile(picture)] : [])]
  return new SendEmailCommand({
    FromEmailAddress: from,
    Destination: { ToAddresses: [to] },
    ...(replyTo !== undefined && { ReplyToAddresses: [replyTo] }),
    Content: {
      Simple: {
        // A line break would end the header.
        Subject: utf8(subject.replace(/\s+/g, ' ')),
        Body: { Text: utf8(mailText(content)), Html: utf8(mailHtml(content, language)) },
        ...(files.length > 0 && { Attachments: files }),
        Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
      },
    },
  })
}

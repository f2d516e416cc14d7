import {
  AccountSuspendedException,
  BadRequestException,
  MessageRejected,
  SendEmailCommand,
  type SESv2Client,
} from '@aws-sdk/client-sesv2'
import { isLanguage, type Language } from '@flou/shared/locale.ts'
import * as z from 'zod/mini'
import type { Key } from '../store/keys.ts'
import type { Table } from '../store/dynamo/table.ts'
import { APPROVAL_MAILS } from './approvalMails.ts'
import { mailHtml, mailText, type MailContent, type MailSite } from './mailContent.ts'
import { resetPasswordMail } from './resetPasswordMail.ts'

type Template = (params: unknown, language: Language, site: MailSite) => MailContent
/** Mails by the template their outbox item names. */
const TEMPLATES: ReadonlyMap<string, Template> = new Map<string, Template>([
  ['resetPassword', resetPasswordMail],
  ...Object.entries(APPROVAL_MAILS),
])

const mailSchema = z.object({
  to: z.string(),
  template: z.string(),
  params: z.optional(z.unknown()),
  language: z.custom<Language>(isLanguage),
  sent: z.optional(z.string()),
  failed: z.optional(z.string()),
})

export interface MailServices extends MailSite {
  table: Table
  ses: SESv2Client
  from: string
  now: () => Date
}
/** How a mail of the outbox ended; `gone` and `done`: there was nothing left to do. */
export type MailOutcome = 'sent' | 'refused' | 'gone' | 'done'

/** SES will not take the mail however often it is asked. */
const isFinal = (error: unknown): error is Error =>
  error instanceof MessageRejected ||
  error instanceof BadRequestException ||
  error instanceof AccountSuspendedException

/**
 * Sends a mail of the outbox once. Throws what passes (throttling, an outage): the stream brings the mail again.
 * A mail that SES refuses for good is marked so. Sent mails keep no link.
 */
export async function sendMail(key: Key, services: MailServices): Promise<MailOutcome> {
  const item = await services.table.get(key, { consistent: true })
  if (!item) return 'gone'
  const mail = mailSchema.parse(item)
  if (mail.sent !== undefined || mail.failed !== undefined) return 'done'
  const template = TEMPLATES.get(mail.template)
  if (!template) return mark(key, services, { name: 'failed', reason: 'No such template' })
  const content = template(mail.params, mail.language, services)
  try {
    await services.ses.send(commandOf(services.from, { ...mail, content }))
  } catch (error) {
    if (!isFinal(error)) throw error
    return mark(key, services, { name: 'failed', reason: error.name })
  }
  return mark(key, services, { name: 'sent' })
}

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })

function commandOf(
  from: string,
  { to, language, content }: { to: string; language: Language; content: MailContent },
): SendEmailCommand {
  return new SendEmailCommand({
    FromEmailAddress: from,
    Destination: { ToAddresses: [to] },
    Content: {
      Simple: {
        // a line break would end the header
        Subject: utf8(content.subject.replace(/\s+/g, ' ')),
        Body: { Text: utf8(mailText(content)), Html: utf8(mailHtml(content, language)) },
      },
    },
  })
}

interface Mark {
  name: 'sent' | 'failed'
  reason?: string
}

/** Parameters go with it: a link that may still work must not outlive its sending. */
async function mark(key: Key, { table, now }: MailServices, { name, reason }: Mark): Promise<MailOutcome> {
  const at = now().toISOString()
  await table.update(key, {
    UpdateExpression: 'SET #mark = :value REMOVE params',
    ExpressionAttributeNames: { '#mark': name },
    ExpressionAttributeValues: { ':value': reason ? `${at} ${reason}` : at },
  })
  return name === 'sent' ? 'sent' : 'refused'
}

import * as z from 'zod/mini'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { mailKeys } from '../outbox/mailKeys.ts'
import { ACCOUNT_MAILS } from './accountMails.ts'
import { APPROVAL_MAILS } from './approval/approvalMails.ts'
import type { MailTemplate } from '../mailContent.ts'
import { invitationMail, resetPasswordMail } from './resetPasswordMail.ts'
import { commentMail } from './commentMail.ts'
import { releaseMail } from './releaseMail.ts'
import { rightsMail } from './rightsMail.ts'
import { DATA_REQUEST_MAILS } from './dataRequestMails.ts'
import { FORM_MAILS } from './formMails.ts'
import { NEWSLETTER_MAILS } from './newsletterMails.ts'
import { REGISTRATION_MAILS } from './registrationMails.ts'

export const TEMPLATES: ReadonlyMap<string, MailTemplate> = new Map<string, MailTemplate>([
  ['resetPassword', resetPasswordMail],
  ['invitation', invitationMail],
  ...Object.entries(ACCOUNT_MAILS),
  ['rightsChanged', rightsMail],
  ['commentNotification', commentMail],
  ['releaseFailed', releaseMail],
  ...Object.entries(APPROVAL_MAILS),
  ...Object.entries(FORM_MAILS),
  ...Object.entries(DATA_REQUEST_MAILS),
  ...Object.entries(NEWSLETTER_MAILS),
  ...Object.entries(REGISTRATION_MAILS),
])

const aboutSubscriber = z.object({ person: z.string() })

async function isUnconfirmed(table: Table, params: unknown): Promise<boolean> {
  const subscriber = await table.get(mailKeys.subscriber(aboutSubscriber.parse(params).person))
  return subscriber?.state !== 'active'
}

/** Checks whether a queued mail is still needed; default true. */
const STILL_NEEDED_CHECKS: Readonly<Record<string, typeof isUnconfirmed>> = {
  newsletterConfirm: isUnconfirmed,
}

export const isStillNeeded = (table: Table, template: string, params: unknown): Promise<boolean> =>
  STILL_NEEDED_CHECKS[template]?.(table, params) ?? Promise.resolve(true)

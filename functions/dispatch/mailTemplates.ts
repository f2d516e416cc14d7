import { APPROVAL_MAILS } from './approvalMails.ts'
import { FORM_MAILS } from './formMails.ts'
import type { MailTemplate } from './mailContent.ts'
import { resetPasswordMail } from './resetPasswordMail.ts'

/** Mails by the template that their outbox item names. */
export const TEMPLATES: ReadonlyMap<string, MailTemplate> = new Map<string, MailTemplate>([
  ['resetPassword', resetPasswordMail],
  ...Object.entries(APPROVAL_MAILS),
  ...Object.entries(FORM_MAILS),
])

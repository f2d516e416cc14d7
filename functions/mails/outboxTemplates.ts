import type { MailTemplate } from './mailContent.ts'
import { TEMPLATES } from './mailTemplates.ts'
import { sampleMail } from './sampleMail.ts'

/** The template that an outbox item names: one of the mails, or a sample of one. */
export const templateOf = (name: string): MailTemplate | undefined =>
  name === 'mailSample' ? sampleMail : TEMPLATES.get(name)

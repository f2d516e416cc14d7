import type { MailTemplate } from '../mailContent.ts'
import { TEMPLATES } from './mailTemplates.ts'
import { sampleMail } from './sampleMail.ts'

export const templateOf = (name: string): MailTemplate | undefined =>
  name === 'mailSample' ? sampleMail : TEMPLATES.get(name)

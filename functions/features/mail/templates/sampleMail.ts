import { isMailKey, type MailKey } from '@flou/shared/mail/mails.ts'
import { reader } from '@flou/shared/texts/reader.ts'
import * as z from 'zod/mini'
import { editedTextsSchema, textsIn } from '../liveTexts.ts'
import type { MailTemplate } from '../mailContent.ts'
import { sampleFacts } from './samples.ts'
import { sampleTexts } from '../texts/sampleTexts.ts'

const paramsSchema = z.object({
  mail: z.custom<MailKey>((value) => typeof value === 'string' && isMailKey(value)),
  texts: editedTextsSchema,
})

const translate = reader(sampleTexts)

export const sampleMail: MailTemplate = (params, language, site) => {
  const { mail, texts } = paramsSchema.parse(params)
  const own = textsIn(texts, mail, language)
  return {
    ...sampleFacts(mail, language, site),
    texts: { ...own, subject: translate[language]('subject', { subject: own.subject }) },
  }
}

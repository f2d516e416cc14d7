import type { Text } from '@flou/shared/locale.ts'
import { isMailKey, type MailKey } from '@flou/shared/mails/mails.ts'
import * as z from 'zod/mini'
import { editedTextsSchema, textsIn } from './liveTexts.ts'
import type { MailTemplate } from './mailContent.ts'
import { sampleFacts } from './samples.ts'

const paramsSchema = z.object({
  mail: z.custom<MailKey>((value) => typeof value === 'string' && isMailKey(value)),
  texts: editedTextsSchema,
})

const SUBJECT_PREFIX: Text = { en: 'Sample', id: 'Contoh' }

export const sampleMail: MailTemplate = (params, language, site) => {
  const { mail, texts } = paramsSchema.parse(params)
  const own = textsIn(texts, mail, language)
  return {
    ...sampleFacts(mail, language, site),
    texts: { ...own, subject: `[${SUBJECT_PREFIX[language]}] ${own.subject}` },
  }
}

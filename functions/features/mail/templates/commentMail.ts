import * as z from 'zod/mini'
import { dayText } from './approval/approvalSections.ts'
import { mailFacts, type MailTemplate } from '../mailContent.ts'
import { COMMENT_WORDS as WORDS } from '../texts/commentTexts.ts'

const paramsSchema = z.object({
  name: z.string(),
  by: z.string(),
  title: z.string(),
  type: z.string(),
  text: z.string(),
  isTask: z.boolean(),
  due: z.optional(z.string()),
  path: z.string(),
})

export const commentMail: MailTemplate = (params, language, { adminOrigin }) => {
  const { name, by, title, type, text, isTask, due, path } = paramsSchema.parse(params)
  const row = (label: keyof typeof WORDS, value: string) => ({ label: WORDS[label][language], text: value })
  return mailFacts({
    mail: 'commentNotification',
    values: { name, title, by },
    sections: [
      {
        rows: [
          row('comment', text),
          row('about', `${title} (${type})`),
          ...(isTask ? [row('task', WORDS.yours[language])] : []),
          ...(due === undefined ? [] : [row('due', dayText(due, language))]),
        ],
      },
    ],
    url: `${adminOrigin}${path}`,
  })
}

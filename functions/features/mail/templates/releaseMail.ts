import { messageText } from '@flou/shared/texts/messages.ts'
import * as z from 'zod/mini'
import { mailFacts, type MailTemplate } from '../mailContent.ts'
import { RELEASE_WORDS as WORDS } from '../texts/releaseTexts.ts'

const paramsSchema = z.object({
  name: z.string(),
  title: z.string(),
  reason: z.string(),
  problems: z.number(),
  release: z.string(),
})

export const releaseMail: MailTemplate = (params, language, { adminOrigin }) => {
  const { name, title, reason, problems, release } = paramsSchema.parse(params)
  const row = (label: keyof typeof WORDS, text: string) => ({ label: WORDS[label][language], text })
  return mailFacts({
    mail: 'releaseFailed',
    values: { name, title },
    sections: [
      {
        rows: [
          row('reason', messageText(reason, language)),
          ...(problems > 0 ? [row('problems', String(problems))] : []),
        ],
      },
    ],
    url: `${adminOrigin}/dashboard2/releases/detail/${release}`,
  })
}

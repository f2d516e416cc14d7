import * as z from 'zod/mini'
import { mailFacts, type MailTemplate } from '../mailContent.ts'

const paramsSchema = z.object({ name: z.string(), token: z.string() })

export const resetPasswordMail: MailTemplate = (params, _, { adminOrigin }) => {
  const { name, token } = paramsSchema.parse(params)
  return mailFacts({
    mail: 'resetPassword',
    values: { name },
    url: `${adminOrigin}/account/reset-password?token=${encodeURIComponent(token)}`,
  })
}

import * as z from 'zod/mini'
import { mailFacts, type MailTemplate } from '../mailContent.ts'

/** Mails queued by an older release have no email. */
const paramsSchema = z.object({ name: z.string(), email: z.optional(z.string()), token: z.string() })

export const resetPasswordMail: MailTemplate = (params, _, { adminOrigin }) => {
  const { name, email, token } = paramsSchema.parse(params)
  // for password managers; browsers do not send the hash
  const hash = email === undefined ? '' : `#${encodeURIComponent(email)}`
  return mailFacts({
    mail: 'resetPassword',
    values: { name },
    url: `${adminOrigin}/account/reset-password?token=${encodeURIComponent(token)}${hash}`,
  })
}

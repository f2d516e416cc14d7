import * as z from 'zod/mini'
import { INVITATION_DAYS } from '@flou/shared/accounts/account.ts'
import { mailFacts, type MailTemplate } from '../mailContent.ts'

/** Mails queued by an older release have no email. */
const paramsSchema = z.object({ name: z.string(), email: z.optional(z.string()), token: z.string() })
const invitationSchema = z.extend(paramsSchema, { by: z.string() })

export const resetPasswordMail: MailTemplate = (params, _, { adminOrigin }) => {
  const { name, ...link } = paramsSchema.parse(params)
  return mailFacts({
    mail: 'resetPassword',
    values: { name },
    url: `${adminOrigin}/account/reset-password${linkEnd(link)}`,
  })
}

export const invitationMail: MailTemplate = (params, _, { adminOrigin }) => {
  const { name, by, ...link } = invitationSchema.parse(params)
  return mailFacts({
    mail: 'invitation',
    values: { name, by, days: `${INVITATION_DAYS}` },
    url: `${adminOrigin}/account/invitation${linkEnd(link)}`,
  })
}

/** The hash is for password managers; browsers do not send it. */
function linkEnd({ token, email }: { token: string; email?: string | undefined }): string {
  const hash = email === undefined ? '' : `#${encodeURIComponent(email)}`
  return `?token=${encodeURIComponent(token)}${hash}`
}

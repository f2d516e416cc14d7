import type { Language } from '@flou/shared/locale.ts'
import { formDeclarationOf } from '@flou/shared/forms/registry.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import * as z from 'zod/mini'
import { isMailKey } from '@flou/shared/mail/mails.ts'
import { mailFacts, siteName, type MailTemplate } from '../mailContent.ts'
import { AREAS } from '@flou/shared/content/registry.ts'
import { plainBaseOf } from '@flou/shared/content/routing/routes.ts'

function inboxPath(form: string): string | undefined {
  for (const area of AREAS) {
    const screen = area.screens.find((one) => one.custom === 'inboxList' && one.form === form)
    if (screen) return plainBaseOf(area, screen, 'dashboard2')
  }
  return undefined
}

const receivedSchema = z.object({ form: z.string() })
const digestSchema = z.object({
  name: z.string(),
  form: z.string(),
  count: z.number(),
  isMore: z.optional(z.boolean()),
})

function requireInbox(key: string): string {
  const path = inboxPath(key)
  if (path === undefined) throw new Error(`The form ${key} has no inbox`)
  return path
}

function requireForm(key: string): FormDeclaration {
  const form = formDeclarationOf(key)
  if (!form) throw new Error(`There is no form ${key}`)
  return form
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const received: MailTemplate = (params, language, site) =>
  mailFacts({
    mail: 'formReceived',
    values: {
      form: lowered(requireForm(receivedSchema.parse(params).form).label[language]),
      site: siteName(site),
    },
    isLowered: true,
    // prevents out-of-office replies
    headers: { 'Auto-Submitted': 'auto-replied' },
  })

const count = ({ count: n, isMore = false }: z.infer<typeof digestSchema>, language: Language) =>
  `${new Intl.NumberFormat(language).format(n)}${isMore ? '+' : ''}`

const digest: MailTemplate = (params, language, { adminOrigin }) => {
  const parsed = digestSchema.parse(params)
  const form = requireForm(parsed.form)
  const number = count(parsed, language)
  return mailFacts({
    mail: 'formDigest',
    values: { name: parsed.name, number, form: lowered(form.plural[language]) },
    sections: [{ rows: [{ label: form.plural[language], text: number }] }],
    url: `${adminOrigin}${requireInbox(form.key)}`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
}

const replySchema = z.object({
  mail: z.string(),
  values: z.record(z.string(), z.string()),
  texts: z.optional(z.object({ subject: z.string(), body: z.string(), closing: z.string() })),
  replyTo: z.optional(z.string()),
})

/** A written reply is a value, so that braces in it are not filled. */
const reply: MailTemplate = (params) => {
  const { mail, values, texts, replyTo } = replySchema.parse(params)
  if (!isMailKey(mail)) throw new Error(`There is no mail ${mail}`)
  const common = { mail, ...(replyTo !== undefined && { replyTo }) }
  if (!texts) return { ...common, values }
  return {
    ...common,
    values: { ...texts },
    texts: { subject: '{{subject}}', body: '{{body}}', closing: '{{closing}}' },
  }
}

export const FORM_MAILS = { formReceived: received, formDigest: digest, reply } as const satisfies Record<
  string,
  MailTemplate
>

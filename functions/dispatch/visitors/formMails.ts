import type { Language, Text } from '@flou/shared/locale.ts'
import { submissionOf } from '@flou/shared/submissions/registry.ts'
import type { Submission } from '@flou/shared/submissions/define.ts'
import { inboxPath } from '@flou/shared/submissions/inboxPaths.ts'
import * as z from 'zod/mini'
import { DIGEST, RECEIVED } from './formTexts.ts'
import { filled, type MailContent, type MailTemplate } from '../mailContent.ts'

const receivedSchema = z.object({ form: z.string() })
const digestSchema = z.object({
  name: z.string(),
  form: z.string(),
  count: z.number(),
  /** Whether there are more than were counted. */
  isMore: z.optional(z.boolean()),
})

function requireForm(key: string): Submission {
  const form = submissionOf(key)
  if (!form) throw new Error(`There is no form ${key}`)
  return form
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Says that something arrived, in the language of the page it was sent from. */
const received: MailTemplate = (params, language, { siteOrigin }): MailContent => {
  const form = lowered(requireForm(receivedSchema.parse(params).form).label[language])
  const site = new URL(siteOrigin).host
  const text = (one: Text) => raised(filled(one[language], { form, site }))
  return {
    subject: text(RECEIVED.subject),
    paragraphs: [text(RECEIVED.thanks), text(RECEIVED.sentence)],
    closing: text(RECEIVED.closing),
    // no out-of-office note answers it
    headers: { 'Auto-Submitted': 'auto-replied' },
  }
}

const count = ({ count: n, isMore = false }: z.infer<typeof digestSchema>, language: Language) =>
  `${new Intl.NumberFormat(language).format(n)}${isMore ? '+' : ''}`

const digest: MailTemplate = (params, language, { adminOrigin }): MailContent => {
  const given = digestSchema.parse(params)
  const form = requireForm(given.form)
  const n = count(given, language)
  return {
    subject: filled(DIGEST.subject[language], { n, forms: lowered(form.plural[language]) }),
    paragraphs: [filled(DIGEST.greeting[language], { name: given.name }), DIGEST.sentence[language]],
    sections: [{ rows: [{ label: form.plural[language], text: n }] }],
    link: { url: `${adminOrigin}${inboxPath(form.key)}`, title: DIGEST.button[language] },
    closing: DIGEST.closing[language],
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** Mails that follow from what visitors send. */
export const FORM_MAILS = { formReceived: received, formDigest: digest } as const satisfies Record<
  string,
  MailTemplate
>

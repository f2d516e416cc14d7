import { typedText } from '@flou/shared/content/fields/field.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import {
  REPLY_LIMITS,
  referenceOf,
  replyBlockerOf,
  type ReplyBlocker,
  type ReplyTemplate,
} from '@flou/shared/inbox/inbox.ts'
import { inBothLanguages, LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { isMailKey, mailSpec, REPLY_MAILS, type MailKey } from '@flou/shared/mail/mails.ts'
import { manyLines } from '@flou/shared/strings/oneLine.ts'
import type { inboxTexts } from '@flou/shared/texts/inbox.ts'
import { fillText } from '@flou/shared/texts/reader.ts'
import * as z from 'zod/mini'
import { AppError, invalidFields } from '../../core/errors.ts'
import type { Answer, Services, StaffCall } from '../../core/http/call.ts'
import { requestContext } from '../../core/http/records/operationContext.ts'
import { eventStep, eventsOf, expiryOf, submissionAudit } from '../forms/index.ts'
import {
  brandOf,
  defaultMailTexts,
  liveTexts,
  mailKeys,
  mailStep,
  occasionId,
  sendFailedMail,
  siteName,
  type MailSite,
} from '../mail/index.ts'
import { detailOf } from './readInbox.ts'
import { requireSubmission } from './store/requireSubmission.ts'
import { updateSubmission } from './store/updateSubmission.ts'
import { requireVersion, version } from './updateInbox.ts'

export const replyInput = z.object({
  version,
  /** Chosen by the client: a repeated request sends no second mail. */
  key: z.string().check(z.maxLength(64, { abort: true }), z.regex(/^[\w-]{8,64}$/)),
  template: z.string().check(z.maxLength(40)),
  language: z.enum(LANGUAGES),
  subject: typedText(REPLY_LIMITS.subject),
  text: typedText(REPLY_LIMITS.text, manyLines),
  isDone: z.boolean(),
})
type ReplyCall = StaffCall<z.infer<typeof replyInput>>

const BLOCKED: Readonly<Record<ReplyBlocker, keyof typeof inboxTexts>> = {
  noEmail: 'replyNoEmail',
  restricted: 'replyRestricted',
  spam: 'replySpam',
  unproven: 'replyUnproven',
}

async function textsOf(
  services: Services,
  site: MailSite,
  { mail, language }: { mail: MailKey; language: Language },
) {
  const [texts = defaultMailTexts(mail, language), brand] = await Promise.all([
    liveTexts(services.table, mail, language),
    brandOf(services, language),
  ])
  const fill = (text: string) => fillText(text, { site: siteName({ ...site, brand }) })
  return { subject: fill(texts.subject), body: fill(texts.body), closing: fill(texts.closing) }
}

/** `GET inbox/{form}/reply-templates`: texts with placeholders, except the site's name. */
export async function answerTemplates({ services }: StaffCall, site: MailSite): Promise<Answer> {
  const data = await Promise.all(
    REPLY_MAILS.map(async (mail): Promise<ReplyTemplate> => {
      const texts = await Promise.all(
        LANGUAGES.map((language) => textsOf(services, site, { mail, language })),
      )
      const [first] = texts
      if (!first) throw new AppError('internal')
      return {
        mail,
        label: mailSpec(mail).label,
        texts: inBothLanguages((language) => texts[LANGUAGES.indexOf(language)] ?? first),
      }
    }),
  )
  return { data }
}

function requireTemplate(key: string): MailKey {
  if (!isMailKey(key) || !mailSpec(key).isReply) throw invalidFields({ Template: 'invalid' })
  return key
}

async function replySteps(
  call: ReplyCall,
  form: FormDeclaration,
  { id, email, mail, ttl, site }: { id: string; email: string; mail: string; ttl: number; site: MailSite },
) {
  const { body, services, caller } = call
  const { language, subject, text } = body
  const template = requireTemplate(body.template)
  const context = requestContext(call, form.key)
  const { closing } = await textsOf(services, site, { mail: template, language })
  const texts = { subject, body: text, closing: fillText(closing, { reference: referenceOf(id) }) }
  const { step, event } = eventStep(context, {
    id,
    ttl,
    kind: 'reply',
    text,
    reply: { subject, language, mail },
  })
  const params = { mail: template, values: {}, texts, replyTo: caller.email }
  const created = context.now.toISOString()
  return {
    event,
    steps: [step, mailStep({ id: mail, to: email, template: 'reply', params, language, created })],
  }
}

/**
 * `POST inbox/{form}/items/{id}/replies`: mails the sender and sets the state in one transaction, with an
 * optimistic lock (409).
 */
export async function answerReply(call: ReplyCall, form: FormDeclaration, site: MailSite): Promise<Answer> {
  const { body, services, parameters } = call
  const { table, now } = services
  const id = parameters.id ?? ''
  const stored = await requireSubmission(table, form, { id, now: now() })
  const mail = occasionId('reply', id, body.key)
  if (await table.get(mailKeys.mail(mail), { consistent: true }))
    return { data: await detailOf(call, form, stored) }
  const before = requireVersion(stored, body.version)
  const blocker = replyBlockerOf(before)
  if (blocker) throw invalidFields({ Email: BLOCKED[blocker] })
  const email = String(before.values.email)
  const facts = { id, email, mail, ttl: expiryOf(form, before), site }
  const { event, steps } = await replySteps(call, form, facts)
  const after = await updateSubmission(requestContext(call, form.key), form, {
    before,
    update: { state: body.isDone ? 'done' : 'answered' },
    related: steps,
    auditData: { reply: event.id },
  })
  return { data: await detailOf(call, form, after), status: 201 }
}

/** `POST inbox/{form}/items/{id}/replies/{reply}/send-again`: queues a failed mail again. */
export async function answerResend(call: StaffCall, form: FormDeclaration): Promise<Answer> {
  const { services, parameters } = call
  const { table, now } = services
  const id = parameters.id ?? ''
  const stored = await requireSubmission(table, form, { id, now: now() })
  const event = (await eventsOf(table, id)).find((one) => one.id === parameters.reply)
  if (!event?.reply) throw new AppError('not_found')
  const blocker = replyBlockerOf(stored)
  if (blocker) throw invalidFields({ Email: BLOCKED[blocker] })
  await sendFailedMail(table, event.reply.mail, now())
  const data = { resent: event.id }
  await table.put(submissionAudit(requestContext(call, form.key), form, { id, actionType: 'update', data }))
  return { data: await detailOf(call, form, stored), message: 'replyQueued' }
}

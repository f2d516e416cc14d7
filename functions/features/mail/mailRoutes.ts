import { MAIL_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { mailArea } from '@flou/shared/content/types/mails.ts'
import { inBothLanguages, LANGUAGES } from '@flou/shared/locale.ts'
import type { MailPreview, MailPreviews, MailRow } from '@flou/shared/mail/mailPreview.ts'
import { isMailKey, MAIL_KEYS, mailSectionKey, type MailKey } from '@flou/shared/mail/mails.ts'
import * as z from 'zod/mini'
import { AppError } from '../../core/errors.ts'
import type { Answer, Call, StaffCall } from '../../core/http/call.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import type { Route } from '../../core/http/router.ts'
import { brandOf } from './brand.ts'
import { defaultTexts } from './defaultTexts.ts'
import { editedTextsSchema, textsIn, type EditedTexts } from './liveTexts.ts'
import { composeMail, mailText, standaloneHtml, type MailSite } from './mailContent.ts'
import { sampleFacts } from './templates/samples.ts'
import { keys } from '../../core/store/keys.ts'
import { metaOf } from '../../core/store/liveItem.ts'
import { mailStep } from './outbox/outbox.ts'

const { permission } = mailArea

const LIMIT = { samples: 20, seconds: 3_600 }

function requireMail({ parameters }: Pick<Call, 'parameters'>): MailKey {
  const key = parameters.mail ?? ''
  if (!isMailKey(key)) throw new AppError('not_found')
  return key
}

async function answerList({ services: { table } }: Call): Promise<Answer> {
  const items = await table.getAll(MAIL_KEYS.map((mail) => keys.sectionLive(mailSectionKey(mail))))
  const data = MAIL_KEYS.map((mail, index): MailRow => {
    const item = items[index]
    if (!item) return { mail }
    const { updated, updatedBy } = metaOf(item)
    return { mail, edited: { at: updated, by: updatedBy.name } }
  })
  return { data }
}

/** `POST mail-texts/of/{mail}/preview`: renders submitted texts with sample data in both languages. */
async function answerPreview(call: StaffCall<EditedTexts>, site: MailSite): Promise<Answer> {
  const mail = requireMail(call)
  const brands = await Promise.all(LANGUAGES.map((language) => brandOf(call.services, language)))
  const shown = inBothLanguages((language): MailPreview => {
    const brand = brands[LANGUAGES.indexOf(language)]
    const facts = sampleFacts(mail, language, { ...site, brand })
    const content = { ...composeMail(facts, textsIn(call.body, mail, language)), brand }
    return { subject: content.subject, text: mailText(content), html: standaloneHtml(content, language) }
  })
  const data: MailPreviews = {
    previews: shown,
    defaults: inBothLanguages((language) => defaultTexts(mail, language)),
  }
  return { data }
}

const sampleInput = z.extend(editedTextsSchema, { language: z.enum(LANGUAGES) })

async function takeSample({ services: { table, now }, caller }: StaffCall): Promise<void> {
  const seconds = Math.floor(now().getTime() / 1000)
  const counted = await table.update(
    keys.rate(`mail-sample#${caller.id}`, Math.floor(seconds / LIMIT.seconds)),
    {
      UpdateExpression: 'ADD attempts :one SET #ttl = :ttl',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':one': 1, ':ttl': seconds + 2 * LIMIT.seconds },
      ReturnValues: 'UPDATED_NEW',
    },
  )
  if ((counted?.attempts ?? 0) > LIMIT.samples) throw new AppError('too_many_requests')
}

/** `POST mail-texts/of/{mail}/sample`: sends a sample to the caller only. */
async function answerSample(call: StaffCall<z.infer<typeof sampleInput>>): Promise<Answer> {
  const mail = requireMail(call)
  const { services, caller, body } = call
  await takeSample(call)
  const { language, contents } = body
  const created = services.now().toISOString()
  const to = caller.email
  const params = { mail, texts: { contents } }
  await services.table.transact([
    mailStep({ id: `sample-${services.newId()}`, to, template: 'mailSample', params, language, created }),
  ])
  return { data: { to }, message: 'sampleSent' }
}

export const mailRoutes = (site: MailSite): Route[] => [
  { method: 'GET', path: MAIL_PATHS.list, endpoint: endpoint({ permission, handle: answerList }) },
  {
    method: 'POST',
    path: MAIL_PATHS.preview('{mail}'),
    endpoint: endpoint({
      permission,
      input: editedTextsSchema,
      handle: (call) => answerPreview(call, site),
    }),
  },
  {
    method: 'POST',
    path: MAIL_PATHS.sample('{mail}'),
    endpoint: endpoint({ permission, input: sampleInput, handle: answerSample }),
  },
]

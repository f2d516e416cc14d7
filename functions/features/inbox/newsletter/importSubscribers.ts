import { typedText } from '@flou/shared/content/fields/field.ts'
import { CONSENT_LENGTH, IMPORT_SIZE, type ImportOutcome } from '@flou/shared/forms/newsletter.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { isLanguage } from '@flou/shared/locale.ts'
import { hasLostCharacter } from '@flou/shared/strings/csv.ts'
import { isEmail } from '@flou/shared/strings/email.ts'
import { normalizeEmail } from '@flou/shared/strings/oneLine.ts'
import { auditSubjectTexts } from '@flou/shared/texts/audit.ts'
import * as z from 'zod/mini'
import type { Answer, StaffCall } from '../../../core/http/call.ts'
import { requestContext } from '../../../core/http/records/operationContext.ts'
import { auditItem } from '../../../core/store/items/auditItem.ts'
import { mailKeys, type NewsletterRequest } from '../../mail/index.ts'
import { importSteps, requestSteps } from '../../forms/index.ts'
import { personHash } from '../../../core/store/personHash.ts'
import { SUBSCRIBERS } from './subscribers.ts'

export const importInput = z.object({
  rows: z
    .array(
      z.object({
        email: z.string().check(z.maxLength(LIMITS.text)),
        language: z.string().check(z.maxLength(8)),
      }),
    )
    .check(z.minLength(1), z.maxLength(IMPORT_SIZE)),
  /** Statement of consent, stored as proof. */
  consent: typedText(CONSENT_LENGTH),
  /** Emails confirmed elsewhere; subscribed without a mail. */
  isConfirmed: z.boolean(),
  isDryRun: z.boolean(),
})
type Body = z.infer<typeof importInput>

function requestIn(
  { email: typedEmail, language }: Body['rows'][number],
  at: string,
): NewsletterRequest | undefined {
  const email = normalizeEmail(typedEmail)
  return isEmail(email) && !hasLostCharacter(email) && isLanguage(language)
    ? { email, language, page: '', at }
    : undefined
}

/** Unsubscribed people are never resubscribed by an import. */
async function outcomesOf(
  { services: { table, now }, body: { isConfirmed } }: StaffCall<Body>,
  requests: readonly (NewsletterRequest | undefined)[],
): Promise<ImportOutcome[]> {
  const people = requests.map((request) => request && personHash(request.email))
  const stored = await table.getAll(
    people.flatMap((person) =>
      person === undefined
        ? []
        : [mailKeys.subscriber(person), mailKeys.subscriberRequest(person), mailKeys.suppression(person)],
    ),
    { consistent: true },
  )
  const seen = new Set<string>()
  let at = 0
  return people.map((person) => {
    if (person === undefined) return 'invalid'
    const [subscriber, request, suppression] = stored.slice(at, (at += 3))
    if (seen.has(person)) return 'repeated'
    seen.add(person)
    if (subscriber?.state === 'active') return 'alreadyActive'
    if (suppression) return 'suppressed'
    if (subscriber) return 'unsubscribed'
    if (isConfirmed) return 'subscribed'
    const isOpen = Number(request?.ttl ?? 0) * 1000 > now().getTime()
    return isOpen ? 'alreadyAsked' : 'asked'
  })
}

const count = (outcomes: readonly ImportOutcome[]) =>
  Object.fromEntries(
    [...new Set(outcomes)].map((one) => [one, outcomes.filter((other) => other === one).length]),
  )

/** Idempotent, so a failed import can be repeated. */
async function write(
  call: StaffCall<Body>,
  requests: readonly (NewsletterRequest | undefined)[],
  outcomes: readonly ImportOutcome[],
): Promise<void> {
  const { services, caller, body } = call
  const { id, name } = caller
  for (const [index, request] of requests.entries()) {
    if (!request) continue
    const stated = { text: body.consent, by: { id, name } }
    if (outcomes[index] === 'subscribed')
      await services.table.transact(importSteps(request, { ...services, stated }))
    if (outcomes[index] === 'asked') await services.table.transact(requestSteps(request, services))
  }
}

/**
 * `POST newsletter/import`: up to 50 emails with consent; unconfirmed ones get a confirmation mail. Returns
 * outcomes in row order.
 */
export async function importSubscribers(call: StaffCall<Body>): Promise<Answer> {
  const { table, now } = call.services
  const { rows, consent, isConfirmed, isDryRun } = call.body
  const requests = rows.map((row) => requestIn(row, now().toISOString()))
  const outcomes = await outcomesOf(call, requests)
  if (isDryRun) return { data: outcomes }
  await table.put(
    auditItem(requestContext(call, SUBSCRIBERS), {
      entity: SUBSCRIBERS,
      entityId: 0,
      actionType: 'import',
      subject: auditSubjectTexts.subscribers,
      data: { before: null, after: { consent, isConfirmed, ...count(outcomes) } },
    }),
  )
  await write(call, requests, outcomes)
  return { data: outcomes }
}

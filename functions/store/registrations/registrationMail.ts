import { randomBytes } from 'node:crypto'
import { referenceOf } from '@flou/shared/submissions/inbox.ts'
import type { TransactItem } from '../dynamo/transact.ts'
import { mailStep } from '../mails/outbox.ts'
import { tokenItem } from '../newsletter/subscriberItems.ts'
import { personHash } from '../personHash.ts'
import { occasionId } from '../mails/occasionId.ts'
import type { EventFacts } from './eventFacts.ts'
import type { Registration } from './registrationItems.ts'

/** Mails about a registration, by what has become of it. */
export const REGISTRATION_TEMPLATES = {
  confirmed: 'registrationConfirmed',
  waiting: 'registrationWaiting',
  offered: 'registrationOffered',
  cancelled: 'registrationCancelled',
  expired: 'registrationExpired',
} as const

type RegistrationTemplate =
  | (typeof REGISTRATION_TEMPLATES)[keyof typeof REGISTRATION_TEMPLATES]
  | 'eventChanged'
  | 'eventCalledOff'

/** The mail about what a registration has become, with a link of its own by which it is cancelled or an offer taken. */
export function registrationMailSteps(
  registration: Registration,
  facts: EventFacts,
  template: RegistrationTemplate = REGISTRATION_TEMPLATES[registration.state],
): TransactItem[] {
  const { event, email, language, sequence, state, at, until } = registration
  const person = personHash(email)
  const token = randomBytes(32).toString('base64url')
  const params = {
    event: facts,
    person,
    sequence,
    token,
    code: referenceOf(registration.submission),
    ...(until !== undefined && { until }),
    ...(state !== 'confirmed' && { isWaiting: true }),
  }
  return [
    { Put: { Item: tokenItem(token, { purpose: 'registration', person: `${event}#${person}` }) } },
    mailStep({
      id: occasionId('registration', String(event), person, String(sequence)),
      to: email,
      template,
      params,
      language,
      created: at,
    }),
  ]
}

import { referenceOf } from '@flou/shared/inbox/inbox.ts'
import type { TransactItem } from '../../../core/store/dynamo/transact.ts'
import { type UnmintedToken, mailStep, type TokenPurpose, occasionId } from '../../mail/index.ts'
import { personHash } from '../../../core/store/personHash.ts'
import type { EventFacts } from './eventFacts.ts'
import type { Registration } from './registrationItems.ts'

const REGISTRATION_TEMPLATES = {
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

const HOUR_MS = 3_600_000

export const repeatedMailId = ({ event, email }: Pick<Registration, 'event' | 'email'>, now: Date): string =>
  occasionId('registration again', String(event), personHash(email), now.toISOString().slice(0, 13))

/** Returns the status mail for a repeated registration, or none within an hour of the last update. */
export const repeatedMailSteps = (registration: Registration, facts: EventFacts, now: Date): TransactItem[] =>
  now.getTime() - Date.parse(registration.at) < HOUR_MS
    ? []
    : mailWithLink({ ...registration, at: now.toISOString() }, facts, {
        template: REGISTRATION_TEMPLATES[registration.state],
        id: repeatedMailId(registration, now),
      })

export function registrationMailSteps(
  registration: Registration,
  facts: EventFacts,
  template: RegistrationTemplate = REGISTRATION_TEMPLATES[registration.state],
): TransactItem[] {
  const { event, email, sequence } = registration
  const id = occasionId('registration', String(event), personHash(email), String(sequence))
  return mailWithLink(registration, facts, { template, id })
}

function mailWithLink(
  registration: Registration,
  facts: EventFacts,
  { template, id }: { template: RegistrationTemplate; id: string },
): TransactItem[] {
  const { event, email, language, sequence, state, at, until } = registration
  const person = personHash(email)
  const purpose: TokenPurpose = 'registration'
  const token: UnmintedToken = { mint: 'mailLink', item: { purpose, person: `${event}#${person}` } }
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
    mailStep({
      id,
      to: email,
      template,
      params,
      language,
      created: at,
    }),
  ]
}

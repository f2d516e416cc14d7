import { createHash } from 'node:crypto'
import type { PersonRef } from '@flou/shared/accounts/account.ts'
import {
  NEWSLETTER_CONSENT,
  type SubscriberRow,
  type SubscriberState,
} from '@flou/shared/forms/newsletter.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { Item } from '../../../core/store/dynamo/table.ts'
import type { TransactItem } from '../../../core/store/dynamo/transact.ts'
import type { Key } from '../../../core/store/keys.ts'
import { mailKeys, mailPartitions, type NewsletterRequest, type TokenPurpose } from './mailKeys.ts'
import { personHash } from '../../../core/store/personHash.ts'

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** @param ttl epoch seconds; without it the link does not expire */
export const tokenItem = (
  token: string,
  { purpose, person, ttl }: { purpose: TokenPurpose; person: string; ttl?: number },
): Key & Item => ({
  ...mailKeys.mailToken(tokenHash(token)),
  purpose,
  person,
  ...(ttl !== undefined && { ttl }),
})

const rowOf = ({ email, language, page, at: since }: NewsletterRequest, state: SubscriberState, at: string) =>
  ({ id: personHash(email), email, state, language, page, at, since }) satisfies SubscriberRow

export const requestItem = (request: NewsletterRequest, ttl: number): Key & Item => ({
  ...mailKeys.subscriberRequest(personHash(request.email)),
  ...request,
  row: JSON.stringify(rowOf(request, 'pending', request.at)),
  gsi1pk: mailPartitions.subscribers('pending'),
  gsi1sk: request.at,
  ttl,
})

export const requestOf = ({ email, language, page, at }: NewsletterRequest): NewsletterRequest => ({
  email,
  language,
  page,
  at,
})

export const subscriberItem = (
  request: NewsletterRequest,
  { state, at }: { state: SubscriberState; at: string },
): Key & Item => ({
  ...mailKeys.subscriber(personHash(request.email)),
  ...request,
  state,
  row: JSON.stringify(rowOf(request, state, at)),
  gsi1pk: mailPartitions.subscribers(state),
  gsi1sk: at,
})

/** External consent as described by the importer. */
export interface StatedConsent {
  text: string
  by: PersonRef
}

export interface ConsentRecord {
  id: string
  choice: 'subscribed' | 'unsubscribed'
  language: Language
  at: string
  stated?: StatedConsent
}

export const consentStep = (person: string, { stated, ...consent }: ConsentRecord): TransactItem => ({
  Put: {
    Item: {
      ...mailKeys.subscriberConsent(person, consent.id),
      ...consent,
      ...(stated
        ? { text: stated.text, importedBy: stated.by }
        : { version: NEWSLETTER_CONSENT.version, text: NEWSLETTER_CONSENT.text[consent.language] }),
    },
  },
})

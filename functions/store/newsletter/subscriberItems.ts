import { createHash } from 'node:crypto'
import type { PersonRef } from '@flou/shared/account.ts'
import { NEWSLETTER_CONSENT, type SubscriberRow, type SubscriberState } from '@flou/shared/newsletter.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { Item } from '../dynamo/table.ts'
import type { TransactItem } from '../dynamo/transact.ts'
import { keys, type Key } from '../keys.ts'
import { partitions } from '../partitions.ts'
import { personHash } from '../personHash.ts'

/** Who asked for the newsletter, where and when. */
export interface NewsletterRequest {
  email: string
  language: Language
  page: string
  at: string
}

/** A token as it is stored. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

export type TokenPurpose = 'confirm' | 'dataRequest' | 'registration' | 'unsubscribe'

/** What a link of a mail does, and to whom. @param ttl epoch seconds; without it the link works for good */
export const tokenItem = (
  token: string,
  { purpose, person, ttl }: { purpose: TokenPurpose; person: string; ttl?: number },
): Key & Item => ({ ...keys.mailToken(tokenHash(token)), purpose, person, ...(ttl !== undefined && { ttl }) })

const rowOf = ({ email, language, page, at: since }: NewsletterRequest, state: SubscriberState, at: string) =>
  ({ id: personHash(email), email, state, language, page, at, since }) satisfies SubscriberRow

/** A request that waits to be confirmed. @param ttl epoch seconds after which it is gone */
export const requestItem = (request: NewsletterRequest, ttl: number): Key & Item => ({
  ...keys.subscriberRequest(personHash(request.email)),
  ...request,
  row: JSON.stringify(rowOf(request, 'pending', request.at)),
  gsi1pk: partitions.subscribers('pending'),
  gsi1sk: request.at,
  ttl,
})

export const requestOf = ({ email, language, page, at }: Item): NewsletterRequest => ({
  email: String(email),
  language: language === 'id' ? 'id' : 'en',
  page: String(page),
  at: String(at),
})

/** Brings a subscriber into a state. */
export const subscriberItem = (
  request: NewsletterRequest,
  { state, at }: { state: SubscriberState; at: string },
): Key & Item => ({
  ...keys.subscriber(personHash(request.email)),
  ...request,
  state,
  row: JSON.stringify(rowOf(request, state, at)),
  gsi1pk: partitions.subscribers(state),
  gsi1sk: at,
})

/** A consent that was given elsewhere, as the person who imported the address describes it. */
export interface StatedConsent {
  text: string
  by: PersonRef
}

/** What somebody agreed to or withdrew, when, and in which words. */
export interface ConsentReceipt {
  id: string
  choice: 'subscribed' | 'unsubscribed'
  language: Language
  at: string
  /** Instead of our own words, for an imported address. */
  stated?: StatedConsent
}

export const receiptStep = (person: string, { stated, ...receipt }: ConsentReceipt): TransactItem => ({
  Put: {
    Item: {
      ...keys.subscriberReceipt(person, receipt.id),
      ...receipt,
      ...(stated
        ? { text: stated.text, importedBy: stated.by }
        : { version: NEWSLETTER_CONSENT.version, text: NEWSLETTER_CONSENT.text[receipt.language] }),
    },
  },
})

import { CONFIRM_DAYS } from '@flou/shared/newsletter.ts'
import type { Item } from '../dynamo/table.ts'
import type { TransactItem } from '../dynamo/transact.ts'
import { keys } from '../keys.ts'
import { linkToken } from '../mails/linkTokens.ts'
import { mailStep } from '../mails/outbox.ts'
import {
  receiptStep,
  requestItem,
  requestOf,
  subscriberItem,
  tokenItem,
  type NewsletterRequest,
  type StatedConsent,
} from './subscriberItems.ts'
import { personHash } from '../personHash.ts'
import { occasionId } from '../mails/occasionId.ts'

interface Given {
  originSecret: string
  newId: () => string
}

const secondsAfter = (at: string, days: number) => Math.floor(Date.parse(at) / 1000) + days * 86_400

/** A request that waits for its confirmation, with the mail that asks for it: one a day and address. */
export function requestSteps(request: NewsletterRequest, { originSecret }: Given): TransactItem[] {
  const { email, language, at } = request
  const person = personHash(email)
  const derive = { purpose: 'confirm', person, at } as const
  const ttl = secondsAfter(at, CONFIRM_DAYS)
  const id = occasionId('newsletter', at.slice(0, 10), person)
  return [
    { Put: { Item: requestItem(request, ttl) } },
    { Put: { Item: tokenItem(linkToken(originSecret, derive), { purpose: 'confirm', person, ttl }) } },
    mailStep({
      id,
      to: email,
      template: 'newsletterConfirm',
      params: { person, token: { derive } },
      language,
      created: at,
    }),
  ]
}

/** The subscriber, the link that ends it and the proof of what was agreed to. @param at when they agreed, ISO 8601 */
function subscriptionSteps(
  request: NewsletterRequest,
  { originSecret, newId, at, stated }: Given & { at: string; stated?: StatedConsent },
): TransactItem[] {
  const { email, language } = request
  const person = personHash(email)
  const token = linkToken(originSecret, { purpose: 'unsubscribe', person })
  return [
    { Put: { Item: subscriberItem(request, { state: 'active', at }) } },
    { Delete: { Key: keys.subscriberRequest(person) } },
    { Put: { Item: tokenItem(token, { purpose: 'unsubscribe', person }) } },
    receiptStep(person, { id: newId(), choice: 'subscribed', language, at, ...(stated && { stated }) }),
  ]
}

/**
 * Subscribes an address: the proof of what was agreed to, the link that ends it, and a mail that says so.
 * @param at when they agreed, ISO 8601
 */
export function subscribeSteps(request: NewsletterRequest, given: Given & { at: string }): TransactItem[] {
  const { email, language } = request
  const person = personHash(email)
  const derive = { purpose: 'unsubscribe', person } as const
  const mail = { id: occasionId('welcome', given.at, person), to: email, language, created: given.at }
  return [
    ...subscriptionSteps(request, given),
    mailStep({ ...mail, template: 'newsletterWelcome', params: { token: { derive } } }),
  ]
}

/** Subscribes an address that confirmed elsewhere, without a mail. The receipt names where, in the words of who imports it. */
export const importSteps = (
  request: NewsletterRequest,
  given: Given & { stated: StatedConsent },
): TransactItem[] => subscriptionSteps(request, { ...given, at: request.at })

/** Ends a subscription, and a request for one; for somebody who is not subscribed only the request. @param at ISO 8601 */
export function unsubscribeSteps(
  person: string,
  subscriber: Item | undefined,
  { newId, at }: Pick<Given, 'newId'> & { at: string },
): TransactItem[] {
  const remove: TransactItem = { Delete: { Key: keys.subscriberRequest(person) } }
  if (subscriber?.['state'] !== 'active') return [remove]
  const request = requestOf(subscriber)
  const { language } = request
  return [
    remove,
    { Put: { Item: subscriberItem(request, { state: 'unsubscribed', at }) } },
    receiptStep(person, { id: newId(), choice: 'unsubscribed', language, at }),
  ]
}

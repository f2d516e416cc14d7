import { CONFIRM_DAYS } from '@flou/shared/forms/newsletter.ts'
import type { TransactItem } from '../../../core/store/dynamo/transact.ts'
import {
  mailKeys,
  linkToken,
  mailStep,
  consentStep,
  requestItem,
  requestOf,
  subscriberItem,
  tokenItem,
  type NewsletterRequest,
  type StatedConsent,
  type SubscriberItem,
  occasionId,
} from '../../mail/index.ts'
import { personHash } from '../../../core/store/personHash.ts'

interface SubscriptionContext {
  originSecret: string
  newId: () => string
}

const secondsAfter = (at: string, days: number) => Math.floor(Date.parse(at) / 1000) + days * 86_400

export function requestSteps(
  request: NewsletterRequest,
  { originSecret }: SubscriptionContext,
): TransactItem[] {
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

function subscriptionSteps(
  request: NewsletterRequest,
  { originSecret, newId, at, stated }: SubscriptionContext & { at: string; stated?: StatedConsent },
): TransactItem[] {
  const { email, language } = request
  const person = personHash(email)
  const token = linkToken(originSecret, { purpose: 'unsubscribe', person })
  return [
    { Put: { Item: subscriberItem(request, { state: 'active', at }) } },
    { Delete: { Key: mailKeys.subscriberRequest(person) } },
    { Put: { Item: tokenItem(token, { purpose: 'unsubscribe', person }) } },
    consentStep(person, { id: newId(), choice: 'subscribed', language, at, ...(stated && { stated }) }),
  ]
}

/**
 * Subscribes an email: consent record, unsubscribe link and welcome mail.
 * @param at ISO time of consent
 */
export function subscribeSteps(
  request: NewsletterRequest,
  context: SubscriptionContext & { at: string },
): TransactItem[] {
  const { email, language } = request
  const person = personHash(email)
  const derive = { purpose: 'unsubscribe', person } as const
  const mail = { id: occasionId('welcome', context.at, person), to: email, language, created: context.at }
  return [
    ...subscriptionSteps(request, context),
    mailStep({ ...mail, template: 'newsletterWelcome', params: { token: { derive } } }),
  ]
}

/** Subscribes an imported email without a mail. The consent record describes the external consent. */
export const importSteps = (
  request: NewsletterRequest,
  context: SubscriptionContext & { stated: StatedConsent },
): TransactItem[] => subscriptionSteps(request, { ...context, at: request.at })

export function unsubscribeSteps(
  person: string,
  subscriber: SubscriberItem | undefined,
  { newId, at }: Pick<SubscriptionContext, 'newId'> & { at: string },
): TransactItem[] {
  const remove: TransactItem = { Delete: { Key: mailKeys.subscriberRequest(person) } }
  if (subscriber?.state !== 'active') return [remove]
  const request = requestOf(subscriber)
  const { language } = request
  return [
    remove,
    { Put: { Item: subscriberItem(request, { state: 'unsubscribed', at }) } },
    consentStep(person, { id: newId(), choice: 'unsubscribed', language, at }),
  ]
}

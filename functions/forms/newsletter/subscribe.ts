import { CONFIRM_DAYS } from '@flou/shared/newsletter.ts'
import type { Services } from '../../http/call.ts'
import type { TransactItem } from '../../store/dynamo/transact.ts'
import { keys } from '../../store/keys.ts'
import { mailStep } from '../../store/mails/outbox.ts'
import {
  receiptStep,
  requestItem,
  subscriberItem,
  tokenItem,
  type NewsletterRequest,
} from '../../store/newsletter/subscriberItems.ts'
import { personHash } from '../../store/personHash.ts'
import { occasionId } from '../../store/submissions/submissionMails.ts'
import { confirmToken, unsubscribeToken } from './newsletterTokens.ts'

type Given = Pick<Services, 'originSecret' | 'newId'>

const secondsAfter = (at: string, days: number) => Math.floor(Date.parse(at) / 1000) + days * 86_400

/** A request that waits for its confirmation, with the mail that asks for it: one a day and address. */
export function requestSteps(request: NewsletterRequest, { originSecret }: Given): TransactItem[] {
  const { email, language, at } = request
  const person = personHash(email)
  const token = confirmToken(originSecret, person, at)
  const ttl = secondsAfter(at, CONFIRM_DAYS)
  const id = occasionId('newsletter', at.slice(0, 10), person)
  return [
    { Put: { Item: requestItem(request, ttl) } },
    { Put: { Item: tokenItem(token, { purpose: 'confirm', person, ttl }) } },
    mailStep({
      id,
      to: email,
      template: 'newsletterConfirm',
      params: { person, token },
      language,
      created: at,
    }),
  ]
}

/**
 * Subscribes an address: the proof of what was agreed to, the link that ends it, and a mail that says so.
 * @param at when they agreed, ISO 8601
 */
export function subscribeSteps(
  request: NewsletterRequest,
  { originSecret, newId, at }: Given & { at: string },
): TransactItem[] {
  const { email, language } = request
  const person = personHash(email)
  const token = unsubscribeToken(originSecret, person)
  const mail = { id: occasionId('welcome', at, person), to: email, language, created: at }
  return [
    { Put: { Item: subscriberItem(request, { state: 'active', at }) } },
    { Delete: { Key: keys.subscriberRequest(person) } },
    { Put: { Item: tokenItem(token, { purpose: 'unsubscribe', person }) } },
    receiptStep(person, { id: newId(), choice: 'subscribed', language, at }),
    mailStep({ ...mail, template: 'newsletterWelcome', params: { token } }),
  ]
}

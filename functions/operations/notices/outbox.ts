import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { ConditionFailed } from '../../store/dynamo/transact.ts'
import type { Table, Item } from '../../store/dynamo/table.ts'
import { keys, type Key } from '../../store/keys.ts'
import type { Recipient } from './recipients.ts'

/** Longer than a stream record lives: a repeated record must find what was sent before. */
const KEPT_SECONDS = 30 * 86_400

/** Mails of approval, by their templates (functions/dispatch/approvalMails.ts). */
export type ApprovalTemplate =
  | 'approvalSubmitted'
  | 'approvalReminder'
  | 'approvalDigest'
  | 'approvalDecided'
  | 'approvalReceipt'
  | 'approvalComment'
  | 'approvalTakenOver'

/** Mails that a notice asks for. */
export type NoticeTemplate = ApprovalTemplate | 'rightsChanged'

export interface ApprovalMail {
  /** The same for the same occasion and person: nobody gets it twice. */
  id: string
  to: Recipient
  template: NoticeTemplate
  params: object
  now: Date
}

export const mailItem = ({ id, to, template, params, now }: ApprovalMail): Key & Item => ({
  ...keys.mail(id),
  to: to.email,
  template,
  params: { name: to.name, ...params },
  language: to.language,
  created: now.toISOString(),
  ttl: Math.floor(now.getTime() / 1000) + KEPT_SECONDS,
})

/** Puts a mail into the outbox, unless it was put there before. */
export async function putMail(table: Table, mail: ApprovalMail): Promise<void> {
  const Put = { Item: mailItem(mail), ConditionExpression: 'attribute_not_exists(pk)' }
  try {
    await table.put(Put.Item, { ConditionExpression: Put.ConditionExpression })
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException || error instanceof ConditionFailed)) throw error
  }
}

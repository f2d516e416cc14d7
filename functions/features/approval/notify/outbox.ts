import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { ConditionFailed } from '../../../core/store/dynamo/transact.ts'
import type { Table, Item } from '../../../core/store/dynamo/table.ts'
import type { Key } from '../../../core/store/keys.ts'
import { mailKeys, type ApprovalTemplate } from '../../mail/index.ts'
import type { Recipient } from '../../accounts/index.ts'

/** Exceeds the stream's retention, so a repeated record finds the earlier mail. */
const RETENTION_SECONDS = 30 * 86_400

type NotificationTemplate = ApprovalTemplate | 'rightsChanged'

export interface ApprovalMail {
  /** Deterministic per occasion and person, for deduplication. */
  id: string
  to: Recipient
  template: NotificationTemplate
  params: object
  now: Date
}

export const mailItem = ({ id, to, template, params, now }: ApprovalMail): Key & Item => ({
  ...mailKeys.mail(id),
  to: to.email,
  template,
  params: { name: to.name, ...params },
  language: to.language,
  created: now.toISOString(),
  ttl: Math.floor(now.getTime() / 1000) + RETENTION_SECONDS,
})

/** Puts a mail into the outbox. Idempotent. */
export async function putMail(table: Table, mail: ApprovalMail): Promise<void> {
  const Put = { Item: mailItem(mail), ConditionExpression: 'attribute_not_exists(pk)' }
  try {
    await table.put(Put.Item, { ConditionExpression: Put.ConditionExpression })
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException || error instanceof ConditionFailed)) throw error
  }
}

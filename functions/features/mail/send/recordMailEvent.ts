import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { suppressionItem, type SuppressionReason } from '../outbox/suppression.ts'
import { requestOf, subscriberItem } from '../outbox/subscriberItems.ts'
import { mailKeys } from '../outbox/mailKeys.ts'
import { personHash } from '../../../core/store/personHash.ts'

const recipients = z.array(z.object({ emailAddress: z.string() }))
const eventSchema = z.object({
  source: z.literal('aws.ses'),
  detail: z.object({
    bounce: z.optional(z.object({ bounceType: z.string(), bouncedRecipients: recipients })),
    complaint: z.optional(
      z.object({
        complainedRecipients: recipients,
        complaintFeedbackType: z.optional(z.nullable(z.string())),
      }),
    ),
  }),
})
type Detail = z.infer<typeof eventSchema>['detail']

const emailIn = (recipient: string) => /<([^<>]+)>\s*$/.exec(recipient)?.[1] ?? recipient.trim()

/** Excludes full mailboxes, which SES retries, and “not spam” reports. */
function suppressedBy({ bounce, complaint }: Detail): { reason: SuppressionReason; emails: string[] } {
  const isSpam = complaint && complaint.complaintFeedbackType !== 'not-spam'
  if (isSpam)
    return {
      reason: 'complaint',
      emails: complaint.complainedRecipients.map((one) => emailIn(one.emailAddress)),
    }
  const isPermanent = bounce?.bounceType === 'Permanent'
  const emails = isPermanent ? bounce.bouncedRecipients.map((one) => emailIn(one.emailAddress)) : []
  return { reason: 'bounce', emails }
}

/** Suppresses bounced and complaining recipients. Idempotent; throws for other events. */
export async function recordMailEvent(
  event: unknown,
  { table, now }: { table: Table; now: () => Date },
): Promise<{ suppressed: number }> {
  const { reason, emails } = suppressedBy(eventSchema.parse(event).detail)
  const at = now().toISOString()
  for (const email of new Set(emails)) {
    await suppress(table, { email, reason, at })
    await endSubscription(table, { email, reason, at })
  }
  return { suppressed: new Set(emails).size }
}

interface Suppressed {
  email: string
  reason: SuppressionReason
  at: string
}

/** The first reason stays unless a complaint follows. */
async function suppress(table: Table, suppressed: Suppressed): Promise<void> {
  const isFirst = suppressed.reason === 'bounce'
  try {
    await table.put(
      suppressionItem(suppressed),
      isFirst ? { ConditionExpression: 'attribute_not_exists(pk)' } : {},
    )
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
  }
}

async function endSubscription(table: Table, { email, reason, at }: Suppressed): Promise<void> {
  const subscriber = await table.get(mailKeys.subscriber(personHash(email)), { consistent: true })
  if (subscriber?.state !== 'active') return
  const state = reason === 'bounce' ? 'bounced' : 'complained'
  await table.put(subscriberItem(requestOf(subscriber), { state, at }))
}

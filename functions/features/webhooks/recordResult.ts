import { ROLE_PERMISSION } from '@flou/shared/content/permissions.ts'
import { FAILURE_DAYS, isDelivered, type DeliveryAttempt } from '@flou/shared/webhooks.ts'
import { keys } from '../../core/store/keys.ts'
import { activePeople, withLanguages } from '../accounts/index.ts'
import { mailStep, occasionId } from '../mail/index.ts'
import { webhookKeys } from './webhookItems.ts'
import { updateIf, type DeliveryServices, type StoredWebhook } from './webhookStore.ts'

const DAY_MS = 86_400_000
const NOTIFICATION_SECONDS = 90 * 86_400

/** Stores the newest result, and pauses a webhook that has failed for days. */
export async function recordResult(
  webhook: StoredWebhook,
  { at, status, problem }: DeliveryAttempt,
  services: DeliveryServices,
): Promise<void> {
  const { table, now } = services
  const last = { at, ...(status !== undefined && { status }), ...(problem && { problem }) }
  const isFailure = !isDelivered(last)
  const stored = await updateIf(table, webhookKeys.webhook(webhook.id), {
    UpdateExpression: isFailure
      ? 'SET #last = :last, failingSince = if_not_exists(failingSince, :at)'
      : 'SET #last = :last REMOVE failingSince',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#last': 'last' },
    ExpressionAttributeValues: { ':last': last, ...(isFailure && { ':at': at }) },
  })
  const since = stored?.failingSince
  if (since !== undefined && now().getTime() - Date.parse(since) >= FAILURE_DAYS * DAY_MS)
    await pause(webhook, since, services)
}

/** The notices are written first: a crash can repeat one, but not lose one. */
async function pause(
  { id, name }: StoredWebhook,
  since: string,
  { table, now, newId }: DeliveryServices,
): Promise<void> {
  const managers = (await activePeople(table)).filter(({ permissions }) => permissions.has(ROLE_PERMISSION))
  const at = now().toISOString()
  for (const { id: person, name: to, email, language } of await withLanguages(table, managers)) {
    const occasion = occasionId('webhook paused', id, since, String(person))
    await table.transact([
      mailStep({
        id: occasion,
        to: email,
        template: 'webhookPaused',
        params: { name: to, title: name, since },
        language,
        created: at,
      }),
      {
        Put: {
          Item: {
            ...keys.notification(person, newId()),
            kind: 'webhookPaused',
            at,
            by: { id: 0, name },
            subject: { type: 'webhooks', id: 0, titles: { en: name, id: name } },
            ttl: Math.floor(now().getTime() / 1000) + NOTIFICATION_SECONDS,
          },
        },
      },
    ])
  }
  await updateIf(table, webhookKeys.webhook(id), {
    UpdateExpression: 'SET isActive = :no, pausedAt = :at',
    ConditionExpression: 'isActive = :yes',
    ExpressionAttributeValues: { ':no': false, ':yes': true, ':at': at },
  })
}

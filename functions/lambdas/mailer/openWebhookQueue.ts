import type { DynamoDBRecord } from 'aws-lambda'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { openTable } from '../../core/store/dynamo/table.ts'
import { queueDeliveries } from '../../features/webhooks/queueDeliveries.ts'
import type { MessageSource } from '../../features/webhooks/webhookMessages.ts'

let source: MessageSource | undefined

/** Needs its own SDK client, as `openNotificationHandler` does. */
export function openWebhookQueue({ tableName, siteOrigin }: { tableName: string; siteOrigin: string }) {
  source ??= { table: openTable(tableName), registry: REGISTRY, siteOrigin }
  const opened = source
  return (records: readonly DynamoDBRecord[]) => queueDeliveries(opened, records, new Date())
}

import { webhookArea } from '@flou/shared/content/types/staff.ts'
import { auditSubjectTexts } from '@flou/shared/texts/audit.ts'
import { reader } from '@flou/shared/texts/reader.ts'
import type { StaffCall } from '../../core/http/call.ts'
import type { TransactItem } from '../../core/store/dynamo/transact.ts'
import { auditItem } from '../../core/store/items/auditItem.ts'

const { key: entity } = webhookArea
const translate = reader(auditSubjectTexts)

type WebhookAction = 'create' | 'update' | 'purge' | 'rotate_secret'

export function webhookAudit(call: StaffCall, name: string, actionType: WebhookAction): TransactItem {
  const { services, caller, method } = call
  const by = { id: caller.id, name: caller.name, title: caller.title }
  const subject = { en: translate.en('webhook', { name }), id: translate.id('webhook', { name }) }
  const context = { by, now: services.now(), newId: services.newId, service: entity, method }
  return { Put: { Item: auditItem(context, { entity, entityId: 0, actionType, subject }) } }
}

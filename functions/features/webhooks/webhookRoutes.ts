import { webhookArea } from '@flou/shared/content/types/staff.ts'
import {
  MAX_WEBHOOKS,
  ROTATION_HOURS,
  WEBHOOK_EVENTS,
  WEBHOOK_NAME_MAX,
  WEBHOOK_PATHS,
  WEBHOOK_URL_MAX,
  type WebhookSecret,
} from '@flou/shared/webhooks.ts'
import { typeError } from '@flou/shared/content/schema.ts'
import * as z from 'zod/mini'
import { invalidFields } from '../../core/errors.ts'
import type { StaffCall } from '../../core/http/call.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import type { Route } from '../../core/http/router.ts'
import { requireReauthentication } from '../../core/operations/permission.ts'
import { foldedUnique } from '../../core/store/keys.ts'
import { deliveryRoutes } from './deliveryRoutes.ts'
import { isAllowedUrl } from '../../core/http/callOutside.ts'
import { newWebhookSecret } from './call/signature.ts'
import { webhookAudit } from './webhookAudit.ts'
import { webhookKeys, webhookPartitions } from './webhookItems.ts'
import { answerOf, readWebhooks, requireWebhook, type WebhookRouteOptions } from './webhookStore.ts'

const { permission } = webhookArea

const requiredText = (max: number) =>
  z
    .string(typeError('required'))
    .check(z.trim(), z.minLength(1, 'required'), z.maxLength(max, `tooLong:${max}`))

const input = z.object(
  {
    name: requiredText(WEBHOOK_NAME_MAX),
    url: requiredText(WEBHOOK_URL_MAX),
    events: z.array(z.enum(WEBHOOK_EVENTS)).check(z.minLength(1, 'required')),
    types: z.array(z.string().check(z.regex(/^[\w.]{1,60}$/))).check(z.maxLength(200)),
    isActive: z._default(z.boolean(), true),
  },
  typeError('required'),
)
type Input = z.infer<typeof input>

/** Throws `validation_failed` if the address is not public, the name is in use, or there are too many. */
async function requireValid(
  { services, body, parameters }: StaffCall<Input>,
  options: WebhookRouteOptions,
): Promise<void> {
  if (!isAllowedUrl(body.url, options)) throw invalidFields({ Url: 'webhookUrl' })
  const others = (await readWebhooks(services.table)).filter(({ id }) => id !== parameters.id)
  if (others.length >= MAX_WEBHOOKS) throw invalidFields({ Name: `webhookLimit:${MAX_WEBHOOKS}` })
  const isTaken = others.some(({ name }) => foldedUnique(name) === foldedUnique(body.name))
  if (isTaken) throw invalidFields({ Name: 'taken' })
}

const create = (options: WebhookRouteOptions) =>
  endpoint({
    bodyLimit: 'account',
    permission,
    input,
    handle: async (call) => {
      const { caller, services, body } = call
      const now = services.now()
      requireReauthentication({ caller, now })
      await requireValid(call, options)
      const id = services.newId().toLowerCase()
      const secret = newWebhookSecret()
      const item = {
        ...webhookKeys.webhook(id),
        ...body,
        by: { id: caller.id, name: caller.name },
        created: now.toISOString(),
        secret: await options.secrets.seal(id, secret),
        gsi1pk: webhookPartitions.webhooks(),
        gsi1sk: `${now.toISOString()}#${id}`,
      }
      await services.table.transact([{ Put: { Item: item } }, webhookAudit(call, body.name, 'create')])
      const data: WebhookSecret = { id, secret }
      return { status: 201, data }
    },
  })

const update = (options: WebhookRouteOptions) =>
  endpoint({
    bodyLimit: 'account',
    permission,
    input,
    handle: async (call) => {
      const { caller, services, body, parameters } = call
      requireReauthentication({ caller, now: services.now() })
      const { id, isActive } = await requireWebhook(services.table, parameters.id)
      await requireValid(call, options)
      const isResumed = body.isActive && !isActive
      const names = Object.keys(body)
      await services.table.transact([
        {
          Update: {
            Key: webhookKeys.webhook(id),
            UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}${isResumed ? ' REMOVE failingSince, pausedAt' : ''}`,
            ConditionExpression: 'attribute_exists(pk)',
            ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
            ExpressionAttributeValues: Object.fromEntries(
              Object.entries(body).map(([name, value]) => [`:${name}`, value]),
            ),
          },
        },
        webhookAudit(call, body.name, 'update'),
      ])
      return { data: answerOf(await requireWebhook(services.table, id), services.now()) }
    },
  })

const rotate = ({ secrets }: WebhookRouteOptions) =>
  endpoint({
    permission,
    handle: async (call) => {
      const { caller, services, parameters } = call
      const now = services.now()
      requireReauthentication({ caller, now })
      const { id, name, secret: formerSecret } = await requireWebhook(services.table, parameters.id)
      const secret = newWebhookSecret()
      const until = new Date(now.getTime() + ROTATION_HOURS * 3_600_000).toISOString()
      await services.table.transact([
        {
          Update: {
            Key: webhookKeys.webhook(id),
            UpdateExpression: 'SET secret = :secret, former = :former',
            ConditionExpression: 'secret = :before',
            ExpressionAttributeValues: {
              ':secret': await secrets.seal(id, secret),
              ':former': { secret: formerSecret, until },
              ':before': formerSecret,
            },
          },
        },
        webhookAudit(call, name, 'rotate_secret'),
      ])
      const data: WebhookSecret = { id, secret }
      return { data }
    },
  })

const list = endpoint({
  permission,
  handle: async ({ services: { table, now } }) => ({
    data: (await readWebhooks(table)).map((webhook) => answerOf(webhook, now())),
  }),
})

/** Deliveries of a deleted webhook expire; they are not sent any more. */
const remove = endpoint({
  permission,
  handle: async (call) => {
    const { table } = call.services
    const { id, name } = await requireWebhook(table, call.parameters.id)
    await table.transact([{ Delete: { Key: webhookKeys.webhook(id) } }, webhookAudit(call, name, 'purge')])
    return { data: null }
  },
})

export const webhookRoutes = (options: WebhookRouteOptions): Route[] => [
  { method: 'GET', path: WEBHOOK_PATHS.all, endpoint: list },
  { method: 'POST', path: WEBHOOK_PATHS.all, endpoint: create(options) },
  { method: 'PUT', path: WEBHOOK_PATHS.one('{id}'), endpoint: update(options) },
  { method: 'DELETE', path: WEBHOOK_PATHS.one('{id}'), endpoint: remove },
  { method: 'POST', path: WEBHOOK_PATHS.secret('{id}'), endpoint: rotate(options) },
  ...deliveryRoutes(options),
]

import { ACCOUNT_PATHS } from '@flou/shared/accounts/account.ts'
import {
  API_TOKEN_DAYS,
  API_TOKEN_NAME_MAX,
  API_TOKEN_PREFIX,
  EXPIRY_MAIL_DAYS,
  MAX_API_TOKENS,
  type CreatedApiToken,
} from '@flou/shared/accounts/apiToken.ts'
import { typeError } from '@flou/shared/content/schema.ts'
import { apiTokenArea } from '@flou/shared/content/types/staff.ts'
import { auditSubjectTexts } from '@flou/shared/texts/audit.ts'
import { reader } from '@flou/shared/texts/reader.ts'
import * as z from 'zod/mini'
import { AppError, invalidFields } from '../../../core/errors.ts'
import type { StaffCall } from '../../../core/http/call.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import type { Route } from '../../../core/http/router.ts'
import { hashSecret, newSecret } from '../../../core/identity/refreshSecret.ts'
import { requireReauthentication } from '../../../core/operations/permission.ts'
import { auditItem } from '../../../core/store/items/auditItem.ts'
import { keys, foldedUnique } from '../../../core/store/keys.ts'
import type { TransactItem } from '../../../core/store/dynamo/transact.ts'
import { mailKeys, occasionId } from '../../mail/index.ts'
import { accountChangedMails, apiTokenExpiryMails } from '../rights/accountNotification.ts'
import { grantsOfRole, ownGrants, readRole } from '../rights/managers.ts'
import { apiTokenItem, isExpired, listApiTokens, readApiTokens } from './apiTokenStore.ts'

const { permission, key: entity } = apiTokenArea
const translate = reader(auditSubjectTexts)

const DAY_MS = 86_400_000
const expiryMailId = (hash: string) => occasionId('api token expires', hash)

const input = z.object(
  {
    name: z
      .string(typeError('required'))
      .check(
        z.trim(),
        z.minLength(1, 'required'),
        z.maxLength(API_TOKEN_NAME_MAX, `tooLong:${API_TOKEN_NAME_MAX}`),
      ),
    role: z.int(typeError('required')),
    days: z.literal(API_TOKEN_DAYS, 'required'),
    isReadOnly: z.boolean(),
  },
  typeError('required'),
)

/** Throws `validation_failed` if the role grants more than the caller has, or the name is in use. */
async function requireValid({ caller, services, body }: StaffCall<z.infer<typeof input>>): Promise<void> {
  const { table, now } = services
  const grants = grantsOfRole(await readRole(table, body.role))
  if (grants.size === 0) throw invalidFields({ Role: 'required' })
  const own = ownGrants(caller)
  if ([...grants].some((grant) => !own.has(grant))) throw invalidFields({ Role: 'beyondOwnRole' })
  const tokens = (await readApiTokens(table)).filter((token) => !isExpired(token, now()))
  if (tokens.length >= MAX_API_TOKENS) throw invalidFields({ Name: `apiTokenLimit:${MAX_API_TOKENS}` })
  const isTaken = tokens.some(({ row }) => foldedUnique(row.name) === foldedUnique(body.name))
  if (isTaken) throw invalidFields({ Name: 'taken' })
}

function auditStep(call: StaffCall, name: string, actionType: 'create' | 'revoke'): TransactItem {
  const { services, caller, method } = call
  const by = { id: caller.id, name: caller.name, title: caller.title }
  const subject = { en: translate.en('apiToken', { name }), id: translate.id('apiToken', { name }) }
  const context = { by, now: services.now(), newId: services.newId, service: entity, method }
  return { Put: { Item: auditItem(context, { entity, entityId: 0, actionType, subject }) } }
}

async function creationSteps(
  { caller, services, body }: StaffCall<z.infer<typeof input>>,
  hash: string,
): Promise<TransactItem[]> {
  const { table, newId } = services
  const now = services.now()
  const { id, name: by, email } = caller
  const { name, role, days, isReadOnly } = body
  const daysLater = (count: number) => new Date(now.getTime() + count * DAY_MS).toISOString()
  const row = { name, by, created: now.toISOString(), expires: daysLater(days) }
  const mails = { table, now, newId, by: caller }
  return [
    {
      Put: {
        Item: apiTokenItem(hash, { person: id, creatorRole: caller.roleId, role, isReadOnly, row }),
      },
    },
    ...(await accountChangedMails(
      mails,
      { id, fields: { fullName: by, email } },
      { facts: [{ kind: 'apiToken', name }], email },
    )),
    ...(await apiTokenExpiryMails(
      mails,
      { id, name: by, emails: [email] },
      { id: expiryMailId(hash), at: daysLater(days - EXPIRY_MAIL_DAYS), title: name, expires: row.expires },
    )),
  ]
}

const create = endpoint({
  bodyLimit: 'account',
  permission,
  input,
  handle: async (call) => {
    const { caller, services, body } = call
    const { table } = services
    requireReauthentication({ caller, now: services.now() })
    await requireValid(call)
    const token = `${API_TOKEN_PREFIX}${newSecret()}`
    const steps = await creationSteps(call, hashSecret(token))
    await table.transact([...steps, auditStep(call, body.name, 'create')])
    const data: CreatedApiToken = { token }
    return { status: 201, data }
  },
})

const revoke = endpoint({
  permission,
  handle: async (call) => {
    const { table } = call.services
    const { id = '' } = call.parameters
    const key = keys.apiToken(id)
    const item = await table.get(key, { consistent: true })
    if (!item) throw new AppError('not_found')
    await table.transact([
      { Delete: { Key: key } },
      { Delete: { Key: mailKeys.mail(expiryMailId(id)) } },
      auditStep(call, item.row.name, 'revoke'),
    ])
    return { data: null, message: 'apiTokenRevoked' }
  },
})

export const apiTokenRoutes: Route[] = [
  {
    method: 'GET',
    path: ACCOUNT_PATHS.apiTokens,
    endpoint: endpoint({
      permission,
      handle: async ({ services: { table, now } }) => ({ data: await listApiTokens(table, now()) }),
    }),
  },
  { method: 'POST', path: ACCOUNT_PATHS.apiTokens, endpoint: create },
  { method: 'DELETE', path: ACCOUNT_PATHS.apiToken('{id}'), endpoint: revoke },
]

import { DEFAULT_LANGUAGE, isLanguage } from '@flou/shared/locale.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import type { TransactItem } from '../../../core/store/dynamo/transact.ts'
import { keys } from '../../../core/store/keys.ts'
import { dataOf } from '../../../core/store/liveItem.ts'
import type { RoleFields, UserFields } from '../../../core/operations/caller.ts'
import type { Author } from '../../../core/store/writeContext.ts'
import { mailStep } from '../../mail/index.ts'
import { accountKeys } from '../person.ts'

type AccountTemplate = 'accountChanged' | 'newDevice' | 'apiTokenExpires'

export type AccountFact =
  | { kind: 'password' | 'factorAdded' | 'factorRemoved' | 'recoveryCodes' }
  | { kind: 'apiToken'; name: string }
  | { kind: 'email' | 'role'; from: string; to: string }

interface MailContext {
  table: Table
  now: Date
  newId: () => string
  by: Pick<Author, 'id' | 'name'>
}

interface Owner {
  id: number
  name: string
  emails: readonly string[]
}

interface PlannedMail {
  id: string
  at: string
}

async function mailsTo(
  { table, now, newId }: Omit<MailContext, 'by'>,
  { id, name, emails }: Owner,
  { template, params, planned }: { template: AccountTemplate; params: object; planned?: PlannedMail },
): Promise<TransactItem[]> {
  const language = (await table.get(accountKeys.preferences(id)))?.language
  const at = planned?.at ?? now.toISOString()
  return [...new Set(emails)].map((to) =>
    mailStep({
      id: planned?.id ?? newId(),
      to,
      template,
      params: { name, at, ...params },
      language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
      created: at,
      ...(planned && { isPlanned: true }),
    }),
  )
}

/** Returns mails about account edits to the old and the new email. */
export function accountChangedMails(
  context: MailContext,
  { id, fields: { fullName = '', email: oldEmail = '' } }: { id: number; fields: UserFields },
  { facts, email }: { facts: readonly AccountFact[]; email: string },
): Promise<TransactItem[]> {
  if (facts.length === 0) return Promise.resolve([])
  const { by } = context
  const params = { facts, ...(by.id !== id && { by: by.name }) }
  const owner = { id, name: fullName, emails: [oldEmail, email] }
  return mailsTo(context, owner, { template: 'accountChanged', params })
}

export const newDeviceMails = (
  context: Omit<MailContext, 'by'>,
  owner: Owner,
  device: string,
): Promise<TransactItem[]> => mailsTo(context, owner, { template: 'newDevice', params: { device } })

export const apiTokenExpiryMails = (
  context: Omit<MailContext, 'by'>,
  owner: Owner,
  { title, expires, ...planned }: PlannedMail & { title: string; expires: string },
): Promise<TransactItem[]> =>
  mailsTo(context, owner, { template: 'apiTokenExpires', params: { title, expires }, planned })

export async function accountFacts(
  table: Table,
  { email = '', role = 0 }: UserFields,
  { after, hasNewPassword }: { after: UserFields; hasNewPassword: boolean },
): Promise<AccountFact[]> {
  const { email: newEmail = '', role: newRole = 0 } = after
  return [
    ...(hasNewPassword ? [{ kind: 'password' } as const] : []),
    ...(newEmail === email ? [] : [{ kind: 'email', from: email, to: newEmail } as const]),
    ...(newRole === role
      ? []
      : [{ kind: 'role', from: await roleName(table, role), to: await roleName(table, newRole) } as const]),
  ]
}

async function roleName(table: Table, id: number): Promise<string> {
  const item = await table.get(keys.live('role', id))
  if (!item) return '–'
  const { roleName: name = '' }: RoleFields = dataOf(item)
  return name
}

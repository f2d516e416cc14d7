import { DEFAULT_LANGUAGE, isLanguage } from '@flou/shared/locale.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import type { TransactItem } from '../../../core/store/dynamo/transact.ts'
import { keys } from '../../../core/store/keys.ts'
import { dataOf } from '../../../core/store/liveItem.ts'
import type { Author, Snapshot, Values } from '../../../core/store/writeContext.ts'
import { mailStep } from '../../mail/index.ts'
import { accountKeys } from '../person.ts'

type AccountTemplate = 'accountChanged' | 'newDevice'

export type AccountFact = { kind: 'password' } | { kind: 'email' | 'role'; from: string; to: string }

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

async function mailsTo(
  { table, now, newId }: Omit<MailContext, 'by'>,
  { id, name, emails }: Owner,
  { template, params }: { template: AccountTemplate; params: object },
): Promise<TransactItem[]> {
  const language = (await table.get(accountKeys.personLanguage(id)))?.['language']
  const at = now.toISOString()
  return [...new Set(emails)].map((to) =>
    mailStep({
      id: newId(),
      to,
      template,
      params: { name, at, ...params },
      language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
      created: at,
    }),
  )
}

/** Returns mails about account edits to the old and the new email. */
export function accountChangedMails(
  context: MailContext,
  { id, fields }: Pick<Snapshot, 'id' | 'fields'>,
  { facts, email }: { facts: readonly AccountFact[]; email: string },
): Promise<TransactItem[]> {
  if (facts.length === 0) return Promise.resolve([])
  const { by } = context
  const params = { facts, ...(by.id !== id && { by: by.name }) }
  const owner = { id, name: String(fields['fullName']), emails: [String(fields['email']), email] }
  return mailsTo(context, owner, { template: 'accountChanged', params })
}

export const newDeviceMails = (
  context: Omit<MailContext, 'by'>,
  owner: Owner,
  device: string,
): Promise<TransactItem[]> => mailsTo(context, owner, { template: 'newDevice', params: { device } })

export async function accountFacts(
  table: Table,
  { fields }: Pick<Snapshot, 'fields'>,
  { after, hasNewPassword }: { after: Values; hasNewPassword: boolean },
): Promise<AccountFact[]> {
  const [email, newEmail] = [String(fields['email']), String(after['email'])]
  const [role, newRole] = [Number(fields['role']), Number(after['role'])]
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
  return item ? String(dataOf(item)['roleName']) : '–'
}

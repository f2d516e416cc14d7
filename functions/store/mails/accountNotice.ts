import { DEFAULT_LANGUAGE, isLanguage } from '@flou/shared/locale.ts'
import type { Table } from '../dynamo/table.ts'
import type { TransactItem } from '../dynamo/transact.ts'
import { keys } from '../keys.ts'
import { dataOf } from '../liveItem.ts'
import type { Author, Snapshot, Values } from '../writeContext.ts'
import { mailStep } from './outbox.ts'

/** Mails about an account, to its owner (functions/mails/accountMails.ts). */
type AccountTemplate = 'accountChanged' | 'newDevice'

/** A change that could give another person access to an account, or change its rights. */
export type AccountFact = { kind: 'password' } | { kind: 'email' | 'role'; from: string; to: string }

interface Noticed {
  table: Table
  now: Date
  newId: () => string
  /** The person who changed it. */
  by: Pick<Author, 'id' | 'name'>
}

interface Owner {
  id: number
  name: string
  /** All addresses that get the notice. */
  emails: readonly string[]
}

async function mailsTo(
  { table, now, newId }: Omit<Noticed, 'by'>,
  { id, name, emails }: Owner,
  { template, params }: { template: AccountTemplate; params: object },
): Promise<TransactItem[]> {
  const language = (await table.get(keys.personLanguage(id)))?.['language']
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

/** The mails about changes of an account, to its old and its new address; none where nothing of the kind has changed. */
export function accountChangedMails(
  noticed: Noticed,
  { id, fields }: Pick<Snapshot, 'id' | 'fields'>,
  { facts, email }: { facts: readonly AccountFact[]; email: string },
): Promise<TransactItem[]> {
  if (facts.length === 0) return Promise.resolve([])
  const { by } = noticed
  const params = { facts, ...(by.id !== id && { by: by.name }) }
  const owner = { id, name: String(fields['fullName']), emails: [String(fields['email']), email] }
  return mailsTo(noticed, owner, { template: 'accountChanged', params })
}

/** The mail about a log-in from a browser that the person has not used before. */
export const newDeviceMails = (
  noticed: Omit<Noticed, 'by'>,
  owner: Owner,
  device: string,
): Promise<TransactItem[]> => mailsTo(noticed, owner, { template: 'newDevice', params: { device } })

/** Changes of an account that its owner gets a mail about. @param after the fields that are stored instead */
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

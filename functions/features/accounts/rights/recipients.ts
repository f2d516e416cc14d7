import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@flou/shared/locale.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { keys } from '../../../core/store/keys.ts'
import type { UserFields } from '../../../core/operations/caller.ts'
import { dataOf } from '../../../core/store/liveItem.ts'
import { accountKeys } from '../person.ts'

export interface Recipient {
  id: number
  name: string
  email: string
  language: Language
  hasNoCommentMails: boolean
}

export async function recipientsOf(table: Table, ids: Iterable<number>): Promise<Recipient[]> {
  const people = [...new Set(ids)].filter((id) => id > 0)
  const users = await table.getAll(
    people.map((id) => keys.live('user', id)),
    { consistent: true },
  )
  const activeUsers = users.flatMap((item, index) => {
    if (!item || item.state === 'trashed') return []
    const { fullName = '', email = '', status }: UserFields = dataOf(item)
    const id = people[index] ?? 0
    return status === USER_STATUS.active ? [{ id, name: fullName, email }] : []
  })
  return withLanguages(table, activeUsers)
}

export async function withLanguages(
  table: Table,
  people: readonly Omit<Recipient, 'language' | 'hasNoCommentMails'>[],
): Promise<Recipient[]> {
  const items = await table.getAll(people.map(({ id }) => accountKeys.preferences(id)))
  return people.map(({ id, name, email }, index) => {
    const language = items[index]?.language
    return {
      id,
      name,
      email,
      language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
      hasNoCommentMails: items[index]?.hasNoCommentMails === true,
    }
  })
}

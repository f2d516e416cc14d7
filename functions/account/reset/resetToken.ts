import * as z from 'zod/mini'
import { keys, type Key } from '../../store/keys.ts'
import type { Table } from '../../store/dynamo/table.ts'
import type { UnmintedToken } from '../../store/mails/mintedTokens.ts'
import type { Person } from '../person.ts'
import { hashSecret } from '../../identity/refreshSecret.ts'

/** Decision 27: a reset token lives for an hour and works once. */
export const RESET_SECONDS = 60 * 60

const resetSchema = z.object({ person: z.number(), passwordMark: z.string(), ttl: z.number() })

/** Tells one password from the next without saying anything about it: a token dies with the password it was for. */
const passwordMark = ({ passwordHash = '' }: Person) => hashSecret(passwordHash).slice(0, 16)

/** The place of a token in the mail to its person. */
export const resetToken = (person: Person): UnmintedToken => ({
  mint: 'resetPassword',
  item: { person: person.id, passwordMark: passwordMark(person) },
  lifetime: RESET_SECONDS,
})

export const resetKey = (token: string): Key => keys.resetToken(hashSecret(token))

/** The id of the person a valid token is for; undefined for one that is unknown, used or too old. */
export async function resetPersonId(table: Table, token: string, now: Date) {
  const parsed = resetSchema.safeParse(await table.get(resetKey(token), { consistent: true }))
  if (!parsed.success || parsed.data.ttl * 1000 <= now.getTime()) return undefined
  return {
    id: parsed.data.person,
    isFor: (person: Person) => passwordMark(person) === parsed.data.passwordMark,
  }
}

import * as z from 'zod/mini'
import type { Key } from '../../../core/store/keys.ts'
import { mailKeys, type UnmintedToken } from '../../mail/index.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import type { Person } from '../person.ts'
import { hashSecret } from '../../../core/identity/refreshSecret.ts'

/** Reset tokens are valid for one hour and work once. */
const RESET_SECONDS = 60 * 60

const resetSchema = z.object({ person: z.number(), passwordDigest: z.string(), ttl: z.number() })

/** Digest that binds the token to the current password without revealing it. */
const passwordDigest = ({ passwordHash = '' }: Person) => hashSecret(passwordHash).slice(0, 16)

/** Returns a placeholder; the token is created when the mail is sent. */
export const resetToken = (person: Person): UnmintedToken => ({
  mint: 'resetPassword',
  item: { person: person.id, passwordDigest: passwordDigest(person) },
  lifetime: RESET_SECONDS,
})

export const resetKey = (token: string): Key => mailKeys.resetToken(hashSecret(token))

/** Returns the account id of a valid token; undefined if unknown, used or expired. */
export async function readResetToken(table: Table, token: string, now: Date) {
  const parsed = resetSchema.safeParse(await table.get(resetKey(token), { consistent: true }))
  if (!parsed.success || parsed.data.ttl * 1000 <= now.getTime()) return undefined
  return {
    id: parsed.data.person,
    isIssuedFor: (person: Person) => passwordDigest(person) === parsed.data.passwordDigest,
  }
}

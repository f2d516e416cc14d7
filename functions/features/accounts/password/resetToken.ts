import * as z from 'zod/mini'
import type { Key } from '../../../core/store/keys.ts'
import { mailKeys, type UnmintedToken } from '../../mail/index.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import { AppError } from '../../../core/errors.ts'
import { accountKeys, findPersonByEmail, findPersonById, type Person } from '../person.ts'
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

const invitationSchema = z.object({ email: z.string(), nonce: z.string(), ttl: z.number() })

/** Returns the account of a mailed link; undefined if it is unknown, used, replaced or expired. */
export async function personOfToken(table: Table, token: string, now: Date): Promise<Person | undefined> {
  const item = await table.get(resetKey(token), { consistent: true })
  const reset = resetSchema.safeParse(item).data
  if (reset && isValid(reset, now)) {
    const person = await findPersonById(table, reset.person)
    return person && passwordDigest(person) === reset.passwordDigest ? person : undefined
  }
  const invitation = invitationSchema.safeParse(item).data
  return invitation && isValid(invitation, now) ? invitedPerson(table, invitation) : undefined
}

const isValid = ({ ttl }: { ttl: number }, now: Date) => ttl * 1000 > now.getTime()

async function invitedPerson(
  table: Table,
  { email, nonce }: { email: string; nonce: string },
): Promise<Person | undefined> {
  const [person, latest] = await Promise.all([
    findPersonByEmail(table, email),
    table.get(accountKeys.invitation(email), { consistent: true }),
  ])
  return person?.status === USER_STATUS.invited && latest?.nonce === nonce ? person : undefined
}

export const invalidToken = (cause?: unknown) =>
  new AppError('validation_failed', {
    fields: { [errorKey(['token'])]: 'resetInvalid' },
    message: 'resetInvalid',
    cause,
  })

import type { AccountFactors } from '@flou/shared/accounts/account.ts'
import * as z from 'zod/mini'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { ConditionFailed, type TransactItem } from '../../../core/store/dynamo/transact.ts'
import { accountKeys } from '../person.ts'

const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  created: z.string(),
  lastUsed: z.optional(z.string()),
  credential: z.string(),
  /** COSE key as base64url. */
  publicKey: z.string(),
  counter: z.number(),
})
export type Passkey = z.infer<typeof passkeySchema>

const storedSchema = z.object({
  version: z.number(),
  totp: z.optional(z.object({ sealed: z.string(), since: z.string(), lastStep: z.number() })),
  /** A set-up that no code has confirmed yet. */
  pending: z.optional(z.object({ sealed: z.string(), expires: z.number() })),
  passkeys: z.optional(z.array(passkeySchema)),
  recovery: z.optional(z.object({ salt: z.string(), hashes: z.array(z.string()) })),
})
/** `version` is that of the stored item; writing increments it. */
export type Factors = z.infer<typeof storedSchema>

export async function readFactors(table: Table, person: number): Promise<Factors> {
  const item = await table.get(accountKeys.factors(person), { consistent: true })
  return item ? storedSchema.parse(item) : { version: 0 }
}

export const hasFactor = ({ totp, passkeys = [] }: Factors): boolean =>
  totp !== undefined || passkeys.length > 0

export const factorsAnswer = ({ totp, recovery, passkeys = [] }: Factors): AccountFactors => ({
  totpSince: totp?.since ?? null,
  recoveryLeft: recovery?.hashes.length ?? 0,
  passkeys: passkeys.map(({ id, name, created, lastUsed }) => ({ id, name, created, lastUsed })),
})

/** The condition fails if the factors have changed since they were read. */
export const factorsStep = (person: number, { version, ...factors }: Factors): TransactItem => ({
  Put: {
    Item: { ...accountKeys.factors(person), ...factors, version: version + 1 },
    ConditionExpression: version === 0 ? 'attribute_not_exists(pk)' : '#version = :version',
    ...(version > 0 && {
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':version': version },
    }),
  },
})

/** Returns false if the factors were changed concurrently. */
export async function storeFactors(table: Table, person: number, factors: Factors): Promise<boolean> {
  try {
    await table.transact([factorsStep(person, factors)])
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

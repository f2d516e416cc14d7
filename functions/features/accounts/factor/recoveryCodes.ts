import { randomBytes, randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@flou/shared/accounts/account.ts'
import { typeError } from '@flou/shared/content/schema.ts'
import * as z from 'zod/mini'
import { hashPassword } from '../../../core/identity/passwordHash.ts'

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const HALF = 5
const TYPED_MAX = 40

/** Code of the app, or a recovery code, as typed. */
export const typedCode = z.string(typeError('required')).check(
  z.maxLength(TYPED_MAX, 'codeWrong'),
  z.overwrite((text) => text.replaceAll(' ', '')),
)

export interface RecoveryHashes {
  /** One salt, so that checking a code costs one derivation. Base64. */
  salt: string
  hashes: string[]
}

const half = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

const hashOf = (code: string, salt: string) => hashPassword(code, Buffer.from(salt, 'base64'))

export const isRecoveryCode = (code: string): boolean => /^[a-z0-9]{5}-?[a-z0-9]{5}$/i.test(code)

const normalized = (code: string) => code.toLowerCase().replace('-', '')

export async function newRecoveryCodes(): Promise<{ codes: string[]; recovery: RecoveryHashes }> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`)
  const salt = randomBytes(16).toString('base64')
  const hashes = await Promise.all(codes.map((code) => hashOf(normalized(code), salt)))
  return { codes, recovery: { salt, hashes } }
}

/** Returns the hashes without that of the code; undefined if the code is wrong or used. */
export async function withoutCode(
  { salt, hashes }: RecoveryHashes,
  code: string,
): Promise<RecoveryHashes | undefined> {
  const hash = await hashOf(normalized(code), salt)
  return hashes.includes(hash) ? { salt, hashes: hashes.filter((one) => one !== hash) } : undefined
}

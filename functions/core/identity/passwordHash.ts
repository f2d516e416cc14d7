import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import * as z from 'zod/mini'

/** OWASP's parameters for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const TAG_BYTES = 32
const SALT_BYTES = 16

const derive = promisify(argon2)

/** PHC string: `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<tag>`. */
const PATTERN = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/
const numbers = z.tuple([z.coerce.number(), z.coerce.number(), z.coerce.number()])

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

export async function hashPassword(password: string, salt = randomBytes(SALT_BYTES)): Promise<string> {
  const tag = await tagOf(password, { ...COST, salt })
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(salt)}$${base64(tag)}`
}

const NO_HASH = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$AAAAAAAAAAAAAAAAAAAAAA$${'A'.repeat(43)}`

/**
 * Constant time. Without a hash it does the same work and returns false, so timing does not reveal accounts.
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] =
    PATTERN.exec(hash ?? '') ?? PATTERN.exec(NO_HASH) ?? []
  const [m, t, p] = numbers.parse([memory, passes, parallelism])
  const cost = { memory: m, passes: t, parallelism: p, salt: Buffer.from(salt, 'base64') }
  const expected = Buffer.from(tag, 'base64')
  const actual = await tagOf(password, cost)
  return hash !== undefined && expected.length === actual.length && timingSafeEqual(expected, actual)
}

interface Cost {
  memory: number
  passes: number
  parallelism: number
  salt: Buffer
}

/** NFKC, so that composed and decomposed letters match. */
const tagOf = (password: string, { salt, ...cost }: Cost): Promise<Buffer> =>
  derive('argon2id', { ...cost, message: password.normalize('NFKC'), nonce: salt, tagLength: TAG_BYTES })

import { createHmac, randomBytes } from 'node:crypto'

const STEP_SECONDS = 30
const DIGITS = 6
const SECRET_BYTES = 20
/** Tolerance for wrong clocks, in steps. */
const TOLERANCE = 1

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES)

/** RFC 4226. */
export function hotp(secret: Buffer, counter: number, digits = DIGITS): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const mac = createHmac('sha1', secret).update(message).digest()
  const offset = mac.readUInt8(mac.length - 1) % 16
  const number = mac.readUInt32BE(offset) % 2 ** 31
  return String(number % 10 ** digits).padStart(digits, '0')
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** Returns the step of a valid code (RFC 6238) later than `lastStep`; undefined for others. */
export function matchingStep(
  secret: Buffer,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number },
): number | undefined {
  const current = stepAt(now)
  const steps = Array.from({ length: 2 * TOLERANCE + 1 }, (_, index) => current - TOLERANCE + index)
  return steps.find((step) => step > lastStep && hotp(secret, step) === code)
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 without padding; `bytes` is a multiple of five. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((group) => ALPHABET.charAt(Number.parseInt(group, 2))).join('')
}

const ISSUER = 'Flou Cloud'

export function totpUrl(secret: Buffer, email: string): string {
  const label = `${encodeURIComponent(ISSUER)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(ISSUER)}`
}

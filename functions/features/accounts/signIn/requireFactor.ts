import { AppError } from '../../../core/errors.ts'
import type { Call } from '../../../core/http/call.ts'
import { networkOf } from '../../../core/http/network.ts'
import { accountAudit, accountContext } from '../accountContext.ts'
import type { Person } from '../person.ts'
import type { KnownDevice } from './knownDevice.ts'
import { countSignIn, forgetAttempts } from './lockOut.ts'
import { hasFactor, readFactors, storeFactors, type Factors } from '../factor/factorStore.ts'
import { isRecoveryCode, withoutCode } from '../factor/recoveryCodes.ts'
import { unseal, type FactorKey } from '../factor/sealed.ts'
import { matchingStep } from '../factor/totp.ts'

/** Returns the factors after using the code; undefined if it is wrong or was used. */
async function usedCode(
  factors: Factors,
  code: string,
  { person, factorKey, now }: { person: number; factorKey: FactorKey; now: Date },
): Promise<Factors | undefined> {
  const { totp, recovery } = factors
  if (isRecoveryCode(code)) {
    const rest = recovery && (await withoutCode(recovery, code))
    return rest && { ...factors, recovery: rest }
  }
  if (!totp) return undefined
  const secret = unseal(await factorKey(now), person, totp.sealed)
  const lastStep = matchingStep(secret, code, { now, lastStep: totp.lastStep })
  return lastStep === undefined ? undefined : { ...factors, totp: { ...totp, lastStep } }
}

interface SecondStep {
  person: Person
  code: string
  device: KnownDevice | undefined
  factorKey: FactorKey
}

/**
 * Second step of log-in, with the limits of passwords. Throws `factor_needed` without a valid code.
 * @returns true if the account has a factor
 */
export async function requireFactor(
  call: Call,
  { person, code, device, factorKey }: SecondStep,
): Promise<boolean> {
  const { table, now } = call.services
  const factors = await readFactors(table, person.id)
  if (!hasFactor(factors)) return false
  if (code === '') throw new AppError('factor_needed')
  const own =
    device?.person === person.id ? { kind: 'device' as const, token: `code ${device.token}` } : undefined
  const attempt = { email: `code ${person.id}`, person: undefined, network: networkOf(call.ip), own }
  const counted = await countSignIn(table, attempt, now())
  const used =
    counted.isAllowed &&
    (await usedCode(factors, code.replaceAll(' ', ''), { person: person.id, factorKey, now: now() }))
  if (!used || !(await storeFactors(table, person.id, used))) {
    await table.put(accountAudit(accountContext(call, person), person, 'login_failed'))
    throw new AppError('factor_needed', { message: 'codeWrong' })
  }
  await forgetAttempts(table, counted)
  return true
}

import { AppError } from '../../../core/errors.ts'
import type { Call } from '../../../core/http/call.ts'
import { networkOf } from '../../../core/http/network.ts'
import type { WriteStep } from '../../../core/store/step.ts'
import { accountAudit, accountContext } from '../accountContext.ts'
import type { Person } from '../person.ts'
import { countAttempts } from '../attempts.ts'
import { codeLimits } from '../factor/codeLimits.ts'
import { factorsStep, hasFactor, readFactors, type Factors } from '../factor/factorStore.ts'
import { isRecoveryCode, withoutCode } from '../factor/recoveryCodes.ts'
import { unseal, type FactorKey } from '../factor/sealed.ts'
import { matchingStep } from '../factor/totp.ts'
import type { KnownDevice } from './knownDevice.ts'

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

/** `steps` belong to the transaction that opens the session. */
export interface UsedFactor {
  hasFactor: boolean
  steps: readonly WriteStep[]
}

interface CodeLogIn {
  person: Person
  code: string
  device: KnownDevice | undefined
  factorKey: FactorKey
}

const tokenOfOwnDevice = (person: Person, device: KnownDevice | undefined) =>
  device?.person === person.id && device.hasUsedFactor ? device.token : undefined

const codeWrong = () => new AppError('factor_needed', { message: 'codeWrong' })

/** Second step of log-in. Throws `factor_needed` without a valid code. */
export async function requireFactor(
  call: Call,
  { person, code, device, factorKey }: CodeLogIn,
): Promise<UsedFactor> {
  const { table, now } = call.services
  const factors = await readFactors(table, person.id)
  if (!hasFactor(factors)) return { hasFactor: false, steps: [] }
  if (code === '') throw new AppError('factor_needed')
  const limits = codeLimits(person.id, networkOf(call.ip), tokenOfOwnDevice(person, device))
  const used =
    (await countAttempts(table, limits, now())) &&
    (await usedCode(factors, code, { person: person.id, factorKey, now: now() }))
  if (!used) {
    await table.put(accountAudit(accountContext(call, person), person, 'login_failed'))
    throw codeWrong()
  }
  const forget = limits.map(({ key }) => ({ write: { Delete: { Key: key } } }))
  return {
    hasFactor: true,
    steps: [{ write: factorsStep(person.id, used), onConditionFailed: codeWrong }, ...forget],
  }
}

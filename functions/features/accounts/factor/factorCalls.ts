import { ACCOUNT_PATHS, type TotpSetUp } from '@flou/shared/accounts/account.ts'
import { typeError } from '@flou/shared/content/schema.ts'
import * as z from 'zod/mini'
import { AppError, invalidFields } from '../../../core/errors.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import { networkOf } from '../../../core/http/network.ts'
import type { Route } from '../../../core/http/router.ts'
import { SIGNED_IN } from '../../../core/operations/permission.ts'
import { countAttempts } from '../attempts.ts'
import { codeLimits } from './codeLimits.ts'
import { changeFactors } from './changeFactors.ts'
import { factorsAnswer, hasFactor, readFactors, storeFactors } from './factorStore.ts'
import { ownFactorEndpoint } from './ownFactors.ts'
import { passkeyRoutes } from './passkeyCalls.ts'
import type { RelyingParty } from './passkeys.ts'
import { newRecoveryCodes, typedCode } from './recoveryCodes.ts'
import { personFactorRoutes } from './personFactors.ts'
import { seal, unseal, type FactorKey } from './sealed.ts'
import { base32, matchingStep, newTotpSecret, totpUrl } from './totp.ts'

const SET_UP_MS = 15 * 60_000

const ownFactors = endpoint({
  bodyLimit: 'account',
  permission: SIGNED_IN,
  handle: async ({ services: { table }, caller }) => ({
    data: factorsAnswer(await readFactors(table, caller.id)),
  }),
})

/** `POST /api/account/factors/totp`: a new secret, active once a code confirms it. */
const startTotp = (factorKey: FactorKey) =>
  ownFactorEndpoint(async ({ services }, { person, factors }) => {
    const now = services.now()
    const secret = newTotpSecret()
    const sealed = seal(await factorKey(now), person.id, secret)
    const pending = { sealed, expires: now.getTime() + SET_UP_MS }
    if (!(await storeFactors(services.table, person.id, { ...factors, pending })))
      throw new AppError('unavailable')
    const data: TotpSetUp = { secret: base32(secret), otpauthUrl: totpUrl(secret, person.email) }
    return { data }
  })

const codeInput = z.object({ code: typedCode.check(z.minLength(1, 'required')) }, typeError('required'))

/** `PUT /api/account/factors/totp`: activates the app and returns the recovery codes. */
const confirmTotp = (factorKey: FactorKey) =>
  ownFactorEndpoint(async (call, { person, factors: { pending, ...factors } }) => {
    const now = call.services.now()
    if (!pending || pending.expires <= now.getTime()) throw invalidFields({ Code: 'codeExpired' })
    const secret = unseal(await factorKey(now), person.id, pending.sealed)
    const limits = codeLimits(person.id, networkOf(call.ip))
    const isAllowed = await countAttempts(call.services.table, limits, now)
    const lastStep = isAllowed && matchingStep(secret, call.body.code, { now, lastStep: 0 })
    if (lastStep === undefined) throw invalidFields({ Code: 'codeWrong' })
    const { codes, recovery } = await newRecoveryCodes()
    const totp = { sealed: pending.sealed, since: now.toISOString(), lastStep }
    await changeFactors(call, person, { factors: { ...factors, totp, recovery }, fact: 'factorAdded' })
    return { data: { codes }, message: 'factorAdded' }
  }, codeInput)

const removeTotp = ownFactorEndpoint(async (call, { person, factors: { totp, ...factors } }) => {
  if (!totp) throw new AppError('not_found')
  await changeFactors(call, person, { factors, fact: 'factorRemoved' })
  return { data: null, message: 'totpRemoved' }
})

const renewRecoveryCodes = ownFactorEndpoint(async (call, { person, factors }) => {
  if (!hasFactor(factors)) throw new AppError('not_found')
  const { codes, recovery } = await newRecoveryCodes()
  await changeFactors(call, person, { factors: { ...factors, recovery }, fact: 'recoveryCodes' })
  return { data: { codes }, message: 'recoveryRenewed' }
})

export const factorRoutes = (factorKey: FactorKey, rp: RelyingParty): Route[] => [
  { method: 'GET', path: ACCOUNT_PATHS.factors, endpoint: ownFactors },
  { method: 'POST', path: ACCOUNT_PATHS.totp, endpoint: startTotp(factorKey) },
  { method: 'PUT', path: ACCOUNT_PATHS.totp, endpoint: confirmTotp(factorKey) },
  { method: 'DELETE', path: ACCOUNT_PATHS.totp, endpoint: removeTotp },
  { method: 'POST', path: ACCOUNT_PATHS.recoveryCodes, endpoint: renewRecoveryCodes },
  ...passkeyRoutes({ factorKey, rp }),
  ...personFactorRoutes,
]

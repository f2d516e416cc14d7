import { ACCOUNT_PATHS, type PasskeyRequest } from '@flou/shared/accounts/account.ts'
import { typeError } from '@flou/shared/content/schema.ts'
import * as z from 'zod/mini'
import { AppError } from '../../../core/errors.ts'
import type { Call } from '../../../core/http/call.ts'
import type { Route } from '../../../core/http/router.ts'
import type { AccountEndpoints } from '../accountEndpoint.ts'
import { accountAudit, accountContext } from '../accountContext.ts'
import { factorsStep, readFactors } from '../factor/factorStore.ts'
import {
  credentialSchema,
  encoded,
  newChallenge,
  usedPasskey,
  type RelyingParty,
} from '../factor/passkeys.ts'
import { findPersonById, type Person } from '../person.ts'
import { returnAttempts, takeAttempts } from '../rateLimit.ts'
import { networkLimits } from './authenticate.ts'
import { findKnownDevice } from './knownDevice.ts'
import { canSignIn } from './lockOut.ts'
import { firstUse } from './networkProof.ts'
import { openSession } from './openSession.ts'
import type { UsedFactor } from './requireFactor.ts'
import type { AccountSecrets } from './signingKey.ts'

interface PasskeySignIn extends AccountSecrets {
  rp: RelyingParty
}

const passkeyRequest = (accountEndpoint: AccountEndpoints, { factorKey, rp }: PasskeySignIn) =>
  accountEndpoint({
    handle: async ({ services }) => {
      const challenge = await newChallenge({ factorKey, now: services.now(), person: 0 })
      const data: PasskeyRequest = {
        challenge: Buffer.from(challenge).toString('base64url'),
        rpId: rp.id,
        userVerification: 'required',
      }
      return { data }
    },
  })

const input = z.object(
  {
    response: credentialSchema({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: encoded,
    }),
  },
  typeError('required'),
)
type Response = z.infer<typeof input>['response']

const refused = () => new AppError('unauthorized', { message: 'passkeyRefused' })

const personIn = ({ response: { userHandle } }: Response): number => {
  const id = Number(Buffer.from(userHandle, 'base64url').toString())
  return Number.isSafeInteger(id) ? id : 0
}

/**
 * Returns the account of a valid passkey, with equal work for unknown accounts. Throws `unauthorized`; only the
 * owner's authenticator can cause an audit entry.
 */
async function requirePasskeyOwner(
  call: Call & { body: { response: Response } },
  { factorKey, rp }: PasskeySignIn,
): Promise<UsedFactor & { person: Person }> {
  const { response } = call.body
  const { table, now } = call.services
  const id = personIn(response)
  const person = await findPersonById(table, id)
  const factors = await readFactors(table, id)
  const isOpen = await canSignIn(table, person)
  const passkey = factors.passkeys?.find(({ credential }) => credential === response.id)
  const used = await usedPasskey(response, { rp, factorKey, now: now(), person: 0, passkey })
  if (!person || !used) throw refused()
  if (!isOpen) {
    await table.put(accountAudit(accountContext(call, person), person, 'login_failed'))
    throw refused()
  }
  const passkeys = factors.passkeys?.map((one) => (one.id === used.passkey.id ? used.passkey : one))
  const writes = [factorsStep(id, { ...factors, passkeys }), { Put: firstUse(used.nonce, now()) }]
  return {
    person,
    hasFactor: true,
    steps: writes.map((write) => ({ write, onConditionFailed: refused })),
  }
}

/** Password and second factor in one: the authenticator verifies the person. */
const passkeySignIn = (accountEndpoint: AccountEndpoints, options: PasskeySignIn) =>
  accountEndpoint({
    input,
    count: async (call) => {
      const device = await findKnownDevice(call)
      const rates = device ? [] : networkLimits(call)
      await takeAttempts(call.services.table, rates, call.services.now())
      return { device, rates }
    },
    handle: async (call, { device, rates }) => {
      const { table, now } = call.services
      const started = now()
      const owner = await requirePasskeyOwner(call, options)
      await returnAttempts(table, rates, started)
      return openSession(call, { ...owner, device, started, sign: options.sign })
    },
  })

export const passkeySignInRoutes = (accountEndpoint: AccountEndpoints, options: PasskeySignIn): Route[] => [
  { method: 'POST', path: ACCOUNT_PATHS.passkeyRequest, endpoint: passkeyRequest(accountEndpoint, options) },
  { method: 'POST', path: ACCOUNT_PATHS.passkeySignIn, endpoint: passkeySignIn(accountEndpoint, options) },
]

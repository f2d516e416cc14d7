import { ACCOUNT_PATHS, type PasskeyRequest } from '@flou/shared/accounts/account.ts'
import { typeError } from '@flou/shared/content/schema.ts'
import * as z from 'zod/mini'
import { AppError } from '../../../core/errors.ts'
import type { Call } from '../../../core/http/call.ts'
import { hashSecret } from '../../../core/identity/refreshSecret.ts'
import type { Route } from '../../../core/http/router.ts'
import type { AccountEndpoints } from '../accountEndpoint.ts'
import { accountAudit, accountContext } from '../accountContext.ts'
import { readFactors, storeFactors } from '../factor/factorStore.ts'
import { newChallenge, verifiedCounter, type RelyingParty } from '../factor/passkeys.ts'
import { findPersonById, type Person } from '../person.ts'
import { returnAttempts, takeAttempts } from '../rateLimit.ts'
import { networkLimits } from './authenticate.ts'
import { findKnownDevice } from './knownDevice.ts'
import { canSignIn } from './lockOut.ts'
import { isFirstUse } from './networkProof.ts'
import { openSession } from './openSession.ts'
import type { AccountSecrets } from './signingKey.ts'

interface PasskeySignIn extends AccountSecrets {
  rp: RelyingParty
}

const passkeyRequest = (accountEndpoint: AccountEndpoints, { factorKey, rp }: PasskeySignIn) =>
  accountEndpoint({
    handle: async ({ services }) => {
      const challenge = await newChallenge({ factorKey, now: services.now(), person: 0 })
      const encoded = Buffer.from(challenge).toString('base64url')
      const data: PasskeyRequest = { challenge: encoded, rpId: rp.id, userVerification: 'required' }
      return { data }
    },
  })

const text = z.string().check(z.maxLength(8_000))

const input = z.object(
  {
    response: z.object({
      id: text,
      rawId: text,
      type: z.literal('public-key'),
      response: z.object({
        clientDataJSON: text,
        authenticatorData: text,
        signature: text,
        userHandle: text,
      }),
      clientExtensionResults: z._default(z.object({}), {}),
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

/** Returns the account of a valid passkey. Throws `unauthorized`. */
async function requirePasskeyOwner(
  call: Call & { body: { response: Response } },
  { factorKey, rp }: PasskeySignIn,
): Promise<Person> {
  const { response } = call.body
  const { table, now } = call.services
  const person = await findPersonById(table, personIn(response))
  if (!person) throw refused()
  const factors = await readFactors(table, person.id)
  const passkey = factors.passkeys?.find(({ credential }) => credential === response.id)
  const context = { rp, factorKey, now: now(), person: 0 }
  const counter = passkey && (await verifiedCounter(response, { ...context, passkey }))
  const isValid =
    counter !== undefined && (await isFirstUse(call, hashSecret(response.response.clientDataJSON)))
  if (!passkey || !isValid || !(await canSignIn(table, person))) {
    await table.put(accountAudit(accountContext(call, person), person, 'login_failed'))
    throw refused()
  }
  const used = { ...passkey, counter, lastUsed: now().toISOString() }
  const passkeys = factors.passkeys?.map((one) => (one.id === used.id ? used : one))
  if (!(await storeFactors(table, person.id, { ...factors, passkeys }))) throw refused()
  return person
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
      const person = await requirePasskeyOwner(call, options)
      await returnAttempts(table, rates, now())
      return openSession(call, { person, device, hasFactor: true, sign: options.sign })
    },
  })

export const passkeySignInRoutes = (accountEndpoint: AccountEndpoints, options: PasskeySignIn): Route[] => [
  { method: 'POST', path: ACCOUNT_PATHS.passkeyRequest, endpoint: passkeyRequest(accountEndpoint, options) },
  { method: 'POST', path: ACCOUNT_PATHS.passkeySignIn, endpoint: passkeySignIn(accountEndpoint, options) },
]

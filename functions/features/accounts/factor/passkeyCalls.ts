import { ACCOUNT_PATHS, PASSKEY_NAME_MAX } from '@flou/shared/accounts/account.ts'
import { typeError } from '@flou/shared/content/schema.ts'
import * as z from 'zod/mini'
import { AppError, invalidFields } from '../../../core/errors.ts'
import type { Route } from '../../../core/http/router.ts'
import { changeFactors } from './changeFactors.ts'
import { hasFactor, type Passkey } from './factorStore.ts'
import { ownFactorEndpoint } from './ownFactors.ts'
import {
  credentialSchema,
  encoded,
  newChallenge,
  registeredPasskey,
  registrationOptions,
  type RelyingParty,
} from './passkeys.ts'
import { newRecoveryCodes } from './recoveryCodes.ts'
import type { FactorKey } from './sealed.ts'

const MAX_PASSKEYS = 10

interface PasskeyOptions {
  factorKey: FactorKey
  rp: RelyingParty
}

function requireRoom(passkeys: readonly Passkey[]): void {
  if (passkeys.length >= MAX_PASSKEYS) throw invalidFields({ Name: `tooManyItems:${MAX_PASSKEYS}` })
}

const startPasskey = ({ factorKey, rp }: PasskeyOptions) =>
  ownFactorEndpoint(async ({ services }, { person, factors: { passkeys = [] } }) => {
    requireRoom(passkeys)
    const challenge = await newChallenge({ factorKey, now: services.now(), person: person.id })
    return { data: await registrationOptions(person, { rp, challenge, passkeys }) }
  })

const registrationInput = z.object(
  {
    name: z
      .string(typeError('required'))
      .check(
        z.trim(),
        z.minLength(1, 'required'),
        z.maxLength(PASSKEY_NAME_MAX, `tooLong:${PASSKEY_NAME_MAX}`),
      ),
    response: credentialSchema({ clientDataJSON: encoded, attestationObject: encoded }),
  },
  typeError('required'),
)

/** `POST /api/account/passkeys`. Returns recovery codes with the first factor. */
const addPasskey = ({ factorKey, rp }: PasskeyOptions) =>
  ownFactorEndpoint(async (call, { person, factors }) => {
    const { name, response } = call.body
    const { passkeys = [] } = factors
    requireRoom(passkeys)
    const context = { rp, name, factorKey, now: call.services.now(), person: person.id }
    const passkey = await registeredPasskey(response, context)
    if (!passkey || passkeys.some(({ id }) => id === passkey.id))
      throw invalidFields({ Name: 'passkeyInvalid' })
    const created = hasFactor(factors) ? undefined : await newRecoveryCodes()
    const recovery = created?.recovery ?? factors.recovery
    await changeFactors(call, person, {
      factors: { ...factors, recovery, passkeys: [...passkeys, passkey] },
      fact: 'factorAdded',
    })
    return { data: { codes: created?.codes ?? [] }, message: 'factorAdded' }
  }, registrationInput)

const removePasskey = ownFactorEndpoint(async (call, { person, factors }) => {
  const { passkeys = [] } = factors
  const rest = passkeys.filter(({ id }) => id !== call.parameters.id)
  if (rest.length === passkeys.length) throw new AppError('not_found')
  await changeFactors(call, person, { factors: { ...factors, passkeys: rest }, fact: 'factorRemoved' })
  return { data: null, message: 'passkeyRemoved' }
})

export const passkeyRoutes = (options: PasskeyOptions): Route[] => [
  { method: 'POST', path: ACCOUNT_PATHS.passkeyOptions, endpoint: startPasskey(options) },
  { method: 'POST', path: ACCOUNT_PATHS.passkeys, endpoint: addPasskey(options) },
  { method: 'DELETE', path: ACCOUNT_PATHS.passkey('{id}'), endpoint: removePasskey },
]

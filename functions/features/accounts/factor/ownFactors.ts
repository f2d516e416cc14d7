import type * as z from 'zod/mini'
import { AppError } from '../../../core/errors.ts'
import type { Answer, Endpoint, StaffCall } from '../../../core/http/call.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import { requireReauthentication, SIGNED_IN } from '../../../core/operations/permission.ts'
import { findPersonById, type Person } from '../person.ts'
import { readFactors, type Factors } from './factorStore.ts'

interface OwnFactors {
  person: Person
  factors: Factors
}

export const ownFactorEndpoint = <B = undefined>(
  handle: (call: StaffCall<B>, own: OwnFactors) => Promise<Answer>,
  input?: z.ZodMiniType<B>,
): Endpoint =>
  endpoint({
    bodyLimit: 'account',
    permission: SIGNED_IN,
    ...(input && { input }),
    handle: async (call) => {
      const { services, caller } = call
      requireReauthentication({ caller, now: services.now() })
      const person = await findPersonById(services.table, caller.id)
      if (!person) throw new AppError('unauthorized')
      return handle(call, { person, factors: await readFactors(services.table, caller.id) })
    },
  })

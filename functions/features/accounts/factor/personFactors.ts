import { ACCOUNT_PATHS } from '@flou/shared/accounts/account.ts'
import { userArea } from '@flou/shared/content/types/staff.ts'
import { AppError, invalidFields } from '../../../core/errors.ts'
import type { StaffCall } from '../../../core/http/call.ts'
import { endpoint, requireId } from '../../../core/http/endpoint.ts'
import type { Route } from '../../../core/http/router.ts'
import { requireReauthentication } from '../../../core/operations/permission.ts'
import { findPersonById } from '../person.ts'
import { grantsOfRole, ownGrants, readRole } from '../rights/managers.ts'
import { changeFactors } from './changeFactors.ts'
import { factorsAnswer, hasFactor, readFactors } from './factorStore.ts'

async function requirePerson({ services: { table }, parameters }: StaffCall) {
  const person = await findPersonById(table, requireId(parameters.id))
  if (!person) throw new AppError('not_found')
  return { person, factors: await readFactors(table, person.id) }
}

const readFactorsOf = endpoint({
  permission: userArea.permission,
  handle: async (call) => ({ data: factorsAnswer((await requirePerson(call)).factors) }),
})

const removeFactorsOf = endpoint({
  permission: userArea.permission,
  handle: async (call) => {
    const { caller, services } = call
    const { person, factors } = await requirePerson(call)
    const own = ownGrants(caller)
    const grants = grantsOfRole(await readRole(services.table, person.role))
    if ([...grants].some((grant) => !own.has(grant))) throw invalidFields({ Role: 'beyondOwnRole' })
    requireReauthentication({ caller, now: services.now() })
    if (!hasFactor(factors)) throw new AppError('not_found')
    await changeFactors(call, person, { factors: { version: factors.version }, fact: 'factorRemoved' })
    return { data: null, message: 'factorsRemoved' }
  },
})

export const personFactorRoutes: Route[] = [
  { method: 'GET', path: ACCOUNT_PATHS.factorsOf('{id}'), endpoint: readFactorsOf },
  { method: 'DELETE', path: ACCOUNT_PATHS.factorsOf('{id}'), endpoint: removeFactorsOf },
]

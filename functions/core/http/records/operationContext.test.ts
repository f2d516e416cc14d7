import { expect, test } from 'vitest'
import { POLICIES } from '../../../lambdas/policies.ts'
import type { Call } from '../call.ts'
import { policiesOf } from './operationContext.ts'

const callWith = (services: Partial<Call['services']>) => ({ services: services as Call['services'] })

test('an operation is refused in a function that was started without policies', () => {
  expect(() => policiesOf(callWith({}))).toThrow('lack policies')
  expect(policiesOf(callWith({ policies: POLICIES }))).toBe(POLICIES)
})

import { expect, test } from 'vitest'
import { verifyPolicy } from './postPolicy.ts'
import { sign } from './signature.ts'

const SCOPE = ['20261121', 'local', 's3', 'aws4_request']

function fieldsFor(expiration: string): Record<string, string> {
  const policy = Buffer.from(JSON.stringify({ expiration, conditions: [{ key: 'uploads/1' }] })).toString(
    'base64',
  )
  const credential = ['writer', ...SCOPE].join('/')
  return {
    policy,
    key: 'uploads/1',
    'x-amz-credential': credential,
    'x-amz-signature': sign('secret', SCOPE, policy),
  }
}

const verify = (fields: Record<string, string>) =>
  // no condition names the credential, so that it is checked elsewhere
  verifyPolicy(fields, 'media', { secretFor: () => 'secret', now: new Date('2026-11-21T00:00:00Z') })

test('a policy holds until it expires', () => {
  const late = fieldsFor('2026-11-20T23:59:59Z')

  expect(() => verify(late)).toThrow('expired')
})

test('a date that cannot be read counts as expired', () => {
  expect(() => verify(fieldsFor('soon'))).toThrow('expired')
})

test('a field that no condition names is refused', () => {
  expect(() => verify(fieldsFor('2026-11-22T00:00:00Z'))).toThrow('Extra input fields: x-amz-credential')
})

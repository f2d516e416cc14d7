import { requireContentType } from '@flou/shared/content/registry.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { expect, test } from 'vitest'
import { recoverableValues } from './recoverableValues.ts'

test('a password is never written to the disk, everything else is', () => {
  const user = requireContentType('user')
  const values = {
    ...initialOf(user.declaration, new Date(0)),
    fullName: 'Raras',
    password: 'Langit biru sekali',
    confirmPassword: 'Langit biru sekali',
  }

  const kept = recoverableValues(user.declaration, values)

  expect(JSON.stringify(kept)).not.toContain('Langit')
  expect(kept['fullName']).toBe('Raras')
})

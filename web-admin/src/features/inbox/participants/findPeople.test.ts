import { expect, test } from 'vitest'
import type { SubmissionRow } from '@flou/shared/inbox/inbox.ts'
import { findPeople } from './findPeople.ts'

const row = (id: string, firstName: string): SubmissionRow => ({
  id: id.padEnd(32, '0'),
  form: 'eventRegistration',
  values: { firstName, lastName: 'Éka', email: `${firstName}@example.com` },
  state: 'new',
  language: 'id',
  page: '',
  verified: 'proof',
  created: '2026-11-20T00:00:00Z',
  version: 1,
})
const [siti, budi] = [row('a1b2c3d4', 'Siti'), row('b1b2c3d4', 'Budi')]

test.each([
  ['', [siti, budi]],
  ['eka SITI', [siti]],
  ['b1b2-c3d4', [budi]],
  [budi.id, [budi]],
  ['budi@example.com', [budi]],
  ['nobody', []],
])('%s', (typed, found) => {
  expect(findPeople([siti, budi], typed)).toEqual(found)
})

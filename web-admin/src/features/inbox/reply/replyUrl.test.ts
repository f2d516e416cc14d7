import { expect, test } from 'vitest'
import { contactMessage } from '@flou/shared/forms/forms/contactMessage.ts'
import { pageHelpful } from '@flou/shared/forms/forms/pageHelpful.ts'
import type { SubmissionDetail } from '@flou/shared/inbox/inbox.ts'
import { replyUrl } from './replyUrl.ts'

const one: SubmissionDetail = {
  id: 'a1b2c3d4000000000000000000000000',
  form: 'contactMessage',
  values: { firstName: 'Siti', lastName: 'Rahma', email: 'siti+a&bcc=x@example.com' },
  state: 'read',
  language: 'id',
  page: '/contact-us',
  verified: 'proof',
  created: '2026-11-20T00:00:00Z',
  version: 1,
  consents: [],
  expires: '2028-11-20T00:00:00Z',
  events: [],
}

test('a reply is in the language of the visitor, and nothing typed becomes a header', () => {
  const address = new URL(replyUrl(contactMessage, one) ?? '')

  expect(decodeURIComponent(address.pathname)).toBe('siti+a&bcc=x@example.com')
  expect([...address.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(address.searchParams.get('subject')).toBe('Pesan kontak Anda (A1B2-C3D4)')
  expect(address.searchParams.get('body')).toBe('Yth. Siti Rahma,\n\n')
})

test('there is no reply to whoever left no address', () => {
  expect(replyUrl(pageHelpful, { ...one, values: { path: '/' } })).toBeUndefined()
})

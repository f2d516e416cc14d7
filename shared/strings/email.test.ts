import { expect, test } from 'vitest'
import { email } from '../content/fields/text.ts'
import { contactMessage } from '../forms/forms/contactMessage.ts'
import { eventRegistration } from '../forms/forms/eventRegistration.ts'
import { newsletter } from '../forms/forms/newsletter.ts'
import { checkForm } from '../forms/check.ts'
import { isEmail } from './email.ts'

const REFUSED = [
  'budi@example.com,',
  'budi@example.com;',
  'budi@example.com.',
  'budi@example.com.,',
  'budi@example.com,ani',
  'budi@example.com ani@example.com',
  'mailto:budi@example.com',
  'Budi <budi@example.com>',
  '.budi@example.com',
  'budi.@example.com',
  'bu..di@example.com',
  'budi@-example.com',
  'budi@example-.com',
  'budi@example..com',
  'budi@.example.com',
  'budi@example',
  'budi@exa_mple.com',
  'budi@@example.com',
  '@example.com',
  `${'a'.repeat(65)}@example.com`,
  `budi@${'a'.repeat(64)}.com`,
  '',
]
const ACCEPTED = [
  "o'brien@example.com",
  'budi+kantor@example.co.id',
  'budi@example.online',
  'budi@xn--bcher-kva.example',
  'budi@bücher.example',
  'budi.santoso@mail.example.com',
  'BUDI_1@EXAMPLE.COM',
]

test.each(REFUSED)('%j is refused', (text) => {
  expect(isEmail(text)).toBe(false)
})

test.each(ACCEPTED)('%j is accepted', (text) => {
  expect(isEmail(text)).toBe(true)
})

test('the forms of visitors and the email of staff follow the same rule', () => {
  const forms = [contactMessage, eventRegistration, newsletter]
  const errorsOf = (text: string) => [
    ...forms.map((form) => checkForm(form, { email: text }).errors['email']),
    email().schema.safeParse(text).error?.issues[0]?.message,
  ]

  for (const text of REFUSED.filter((one) => one !== ''))
    expect(new Set(errorsOf(text)), text).toEqual(new Set(['email']))
  for (const text of ACCEPTED) expect(new Set(errorsOf(text)), text).toEqual(new Set([undefined]))
})

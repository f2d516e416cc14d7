import { expect, test } from 'vitest'
import { fillIn } from '../../texts/fillIn.ts'
import { inboxTexts } from '../../texts/screens/inbox.ts'
import type { InboxText } from './fieldText.ts'
import { senderText } from './senderText.ts'

const t: InboxText = (key, values) => fillIn({ texts: inboxTexts, key, values: values ?? {} }, 'en')

test.each([
  ['proof', 'Passed'],
  ['service', 'Passed'],
  ['none', 'Check skipped'],
  ['silent', 'Check skipped'],
] as const)('a sender with %s is said to be: %s', (verified, said) => {
  expect(senderText({ verified }, t)).toBe(said)
})

test('of what staff entered, who did is said instead', () => {
  expect(senderText({ verified: 'none', enteredBy: { id: 1, name: 'Ayu' } }, t)).toBe('Entered by Ayu')
})

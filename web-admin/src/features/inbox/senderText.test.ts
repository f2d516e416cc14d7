import { expect, test } from 'vitest'
import { translator } from '@flou/shared/texts/translator.ts'
import { inboxTexts } from '../../texts/inbox.ts'
import { senderText } from './senderText.ts'

const t = translator(inboxTexts).en

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

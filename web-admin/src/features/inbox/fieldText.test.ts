import { expect, test } from 'vitest'
import { businessContact } from '@flou/shared/forms/forms/businessContact.ts'
import { supportFeedback } from '@flou/shared/forms/forms/supportFeedback.ts'
import { inboxTexts } from '../../core/texts/inbox.ts'
import { fieldText, type InboxText, senderText } from './fieldText.ts'
import { translator } from '@flou/shared/texts/translator.ts'

const t = ((key: keyof typeof inboxTexts) => inboxTexts[key].id) as InboxText
const inIndonesian = { t, language: 'id' } as const

test('values are said in the language of the staff', () => {
  const { jobRole, country } = businessContact.fields
  const { privacyPolicy, rating } = supportFeedback.fields

  expect(fieldText(jobRole, 'it-manager', inIndonesian)).toBe('Manajer TI')
  expect(fieldText(jobRole, 'no longer offered', inIndonesian)).toBe('no longer offered')
  expect(fieldText(country, 'SG', inIndonesian)).toBe('Singapura')
  expect(fieldText(country, '??', inIndonesian)).toBe('??')
  expect(fieldText(privacyPolicy, true, inIndonesian)).toBe('Ya')
  expect(fieldText(rating, 0, inIndonesian)).toBe('')
})

const inEnglish = translator(inboxTexts).en

test.each([
  ['proof', 'Passed'],
  ['service', 'Passed'],
  ['none', 'Spam check skipped'],
  ['silent', 'Spam check skipped'],
] as const)('a sender with %s is said to be: %s', (verified, said) => {
  expect(senderText({ verified }, inEnglish)).toBe(said)
})

test('of what staff entered, who did is said instead', () => {
  expect(senderText({ verified: 'none', enteredBy: { id: 1, name: 'Ayu' } }, inEnglish)).toBe(
    'Entered by Ayu',
  )
})

import { expect, test } from 'vitest'
import { businessContact } from '@flou/shared/forms/forms/businessContact.ts'
import { supportFeedback } from '@flou/shared/forms/forms/supportFeedback.ts'
import { inboxTexts } from '../../texts/inbox.ts'
import { fieldText, type InboxText } from './fieldText.ts'

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

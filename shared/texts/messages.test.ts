import { expect, test } from 'vitest'
import { messageText } from './messages.ts'

test('the messages of the specification', () => {
  expect(messageText('required', 'en')).toBe('This field is required.')
  expect(messageText('passwordMismatch', 'en')).toBe('Password does not match.')
  expect(messageText('descriptionUnder:200', 'en')).toBe(
    'Description length should be less than 200 characters.',
  )
  expect(messageText('saved', 'en')).toBe('Data successfully saved!')
})

test('parameters follow the code, in both languages', () => {
  expect(messageText('tooLong:255', 'id')).toBe('Panjang maksimal 255 karakter.')
})

test('a text that is no code stays as it is', () => {
  expect(messageText('Server says no', 'id')).toBe('Server says no')
  expect(messageText('toString', 'en')).toBe('toString')
})

import { expect, test } from 'vitest'
import { contactMessage } from './forms/contactMessage.ts'
import { checkForm } from './check.ts'
import { dialled, phoneText } from './phone.ts'

test.each([
  ['(+62) 812 3456 7890', '+6281234567890'],
  ['+62 812\u20113456\u20117890', '+6281234567890'],
  ['+62 812–3456–7890', '+6281234567890'],
  ['+62 812−3456—7890', '+6281234567890'],
  ['tel:+628123456789', '+628123456789'],
  ['TEL: 021 555 0123', '0215550123'],
  ['+1\ufe0d-555-123-4567', '+15551234567'],
  ['\u202a+62 812 3456 7890\u202c', '+6281234567890'],
  ['٠٨١٢٣٤٥٦٧٨٩٠', '081234567890'],
  ['۰۸۱۲۳۴۵۶۷۸۹۰', '081234567890'],
  ['०८१२३४५६७८९०', '081234567890'],
  ['０８１２ ３４５６ ７８９０', '081234567890'],
  ['𝟎𝟖𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗𝟎', '081234567890'],
  ['0812\u00a03456/7890', '081234567890'],
])('%j is dialled as %s', (...[typed, number]) => {
  expect(dialled(phoneText(typed))).toEqual({ number })
})

test.each([
  '021 555 0123 ext. 12',
  '021-555-0123 x12',
  '021 555 0123;ext=12',
  '(021) 5550123 #12',
  '0215550123 ekstensi 12',
])('%s has an extension', (typed) => {
  expect(dialled(phoneText(typed))).toEqual({ number: '0215550123', extension: '12' })
})

test.each(['0812 3456 7890, 0813 1111 2222', '1-800-CALL-NOW', '12345', '+62+812345678', 'ext. 12', '+'])(
  '%s is no number',
  (typed) => {
    expect(dialled(phoneText(typed))).toBeUndefined()
    expect(checkForm(contactMessage, { phone: typed }).errors['phone']).toBe('phone')
  },
)

import { richText } from '@flou/shared/content/fields/text.ts'
import { declareFields } from '@flou/shared/content/declaration.ts'
import { expect, test } from 'vitest'
import { AppError } from '../../errors.ts'
import { sanitizeRecord } from './sanitize.ts'

const faq = declareFields({ localized: { answer: richText(), note: richText({ optional: true }) } })
const recordOf = (answer: string, note = '') => ({ contents: [{ languageId: 1, answer, note }] })

function fieldsOf(work: () => unknown) {
  try {
    work()
  } catch (error) {
    return error instanceof AppError ? error.fields : error
  }
  return undefined
}

test('mark-up that is nested too deeply is named by its field', () => {
  const deep = '<b>'.repeat(66_000)

  expect(fieldsOf(() => sanitizeRecord(faq, recordOf('<p>a</p>', deep)))).toEqual({
    'Contents[0].Note': 'formattingTooComplex',
  })
})

test('a new text describes its pictures, or marks them as decorative', () => {
  const bare = '<img src="/media/1/a.webp" alt="">'
  const wrong = { 'Contents[0].Answer': 'pictureAlt' }

  expect(fieldsOf(() => sanitizeRecord(faq, recordOf(bare), { described: recordOf('<p>a</p>') }))).toEqual(
    wrong,
  )
  expect(fieldsOf(() => sanitizeRecord(faq, recordOf(bare), { described: recordOf(bare) }))).toBeUndefined()
  expect(fieldsOf(() => sanitizeRecord(faq, recordOf(bare)))).toBeUndefined()
})

test('a text that grows beyond the limit while it is sanitised is too large', () => {
  const before = `<p>${'a & b '.repeat(30_000)}</p>`

  expect(fieldsOf(() => sanitizeRecord(faq, recordOf(before)))).toEqual({ 'Contents[0].Answer': 'tooLarge' })
})

test('a required text that the sanitiser empties is not filled in; a draft may wait', () => {
  const record = recordOf('<p><img src="https://evil.example/a.png"></p>', '<script>x</script>')

  expect(fieldsOf(() => sanitizeRecord(faq, record))).toEqual({ 'Contents[0].Answer': 'required' })
  expect(sanitizeRecord(faq, record, { isDraft: true })).toEqual(recordOf('<p></p>'))
})

import type { StoredRecord } from '@flou/shared/api.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../http/testApi.ts'
import { contentHandler } from '../../lambdas/content/routes.ts'

const CATEGORY = '/api/dashboard/faq/category'
const FAQ = '/api/dashboard/faq'

let api: TestApi

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler(services))
  await api.call('POST', CATEGORY, { body: categoryWith('All') })
})
afterAll(() => api.stop())

const both = (texts: object) => [1, 2].map((languageId) => ({ languageId, ...texts }))
const categoryWith = (description: string, title = 'A') => ({
  type: 'general',
  contents: both({ title, description }),
})
const faqWith = (answer: string) => ({ categoryId: 1, contents: both({ question: 'Q', answer }) })

test.each([
  ['Description', CATEGORY, categoryWith(' \u3000\u200b\u00a0')],
  ['Description', CATEGORY, categoryWith('\u200b')],
  ['Description', CATEGORY, categoryWith('\u2060')],
  ['Description', CATEGORY, categoryWith('\u3164\u115f')],
  ['Description', CATEGORY, categoryWith('\u0000\u0007')],
  ['Title', CATEGORY, categoryWith('d', '\u200d\u00ad')],
  ['Answer', FAQ, faqWith('<p>\u200b</p>')],
  ['Answer', FAQ, faqWith('<p>&nbsp;\u200b</p>')],
  ['Answer', FAQ, faqWith('<p>&#x200B;</p><script>x</script>')],
])('%s of unseen characters alone is not filled in', async (field, path, body) => {
  const { status, errors } = await api.call('POST', path, { body })

  expect(status).toBe(422)
  expect(errors).toMatchObject({ [`Contents[0].${field}`]: 'This field is required.' })
})

test('a draft titled with unseen characters has no title', async () => {
  const body = { ...categoryWith('', '\u200b'), state: 'draft' }

  expect(await api.call('POST', CATEGORY, { body })).toMatchObject({ status: 422 })
})

test('control characters are neither stored nor answered', async () => {
  const dirty = 'A\u0000B\u000bC\fD\u001b'
  const category = await api.call<StoredRecord>('POST', CATEGORY, { body: categoryWith(dirty, dirty) })
  const question = await api.call<StoredRecord>('POST', FAQ, { body: faqWith(`<p>${dirty}&#11;</p>`) })

  expect(category.data['contents']).toMatchObject(both({ description: 'ABCD', title: 'ABCD' }))
  expect(question.data['contents']).toMatchObject(both({ answer: '<p>ABCD</p>' }))
})

test('deeply nested mark-up is refused at its field, as a draft too', async () => {
  const body = faqWith(`${'<b>'.repeat(66_000)}x`)

  for (const state of ['published', 'draft']) {
    const { status, errors } = await api.call('POST', FAQ, { body: { ...body, state } })
    expect(status).toBe(422)
    expect(errors?.['Contents[1].Answer']).toMatch(/nested too deeply/)
  }
})

test.each([
  ['255 emoji', '\u{1f600}'.repeat(255), 201],
  ['256 emoji', '\u{1f600}'.repeat(256), 422],
  ['flags of two code points each', '\u{1f1ee}\u{1f1e9}'.repeat(120), 201],
])('a title of %s: %s', async (_, title, status) => {
  expect(await api.call('POST', CATEGORY, { body: categoryWith('d', title) })).toMatchObject({ status })
})

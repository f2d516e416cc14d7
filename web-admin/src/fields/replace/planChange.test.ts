import { expect, test } from 'vitest'
import type { SignedInUser } from '@flou/shared/accounts/account.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import { NEWS_STATUS } from '@flou/shared/content/types/news.ts'
import { canEditUsage, planChange } from './planChange.ts'

const usage = {
  type: 'news',
  id: 9,
  title: 'A',
  url: '/dashboard2/news/edit/9',
  typeName: { en: 'News', id: 'Berita' },
}
const user = { permissions: ['Manage News'], needApproval: false } as unknown as SignedInUser
const viewer: SignedInUser = { ...user, lacks: ['Manage News:edit'] }
const stored = {
  id: 9,
  recordVersion: 4,
  state: 'published',
  status: NEWS_STATUS.published,
  publishDate: '2027-01-01',
  categoryId: 3,
}

const plan = (values: object = {}, by = user) =>
  planChange(usage, () => Promise.resolve({ ...stored, ...values } as unknown as StoredRecord), {
    replaced: { type: 'newsCategory', id: 3, title: 'C', path: '/api/dashboard/news/category/3' },
    user: by,
    today: '2027-02-01',
  })

test.each([
  ['live', {}],
  ['scheduled', { publishDate: '2027-03-01', status: NEWS_STATUS.scheduled }],
  ['unseen', { status: NEWS_STATUS.archived }],
  ['draft', { state: 'draft' }],
  ['draftOfLive', { live: { version: 3 } }],
])('replacing takes effect as %s', async (reach, values) => {
  expect(await plan(values)).toMatchObject({ reach, fields: ['categoryId'], path: '/api/dashboard/news/9' })
})

test('a role that needs approval sends changes, except of drafts', async () => {
  const author: SignedInUser = { ...user, needApproval: true }

  expect(await plan({}, author)).toMatchObject({ reach: 'approval' })
  expect(await plan({}, { ...user, lacks: ['Manage News:publish'] })).toMatchObject({ reach: 'approval' })
  expect(await plan({ state: 'draft' }, author)).toMatchObject({ reach: 'draft' })
})

test('records that only their published version or another role can change are skipped', async () => {
  expect(await plan({ categoryId: 5 })).toMatchObject({ reason: 'publishedOnly' })
  expect(await plan({}, viewer)).toMatchObject({ reason: 'noRight' })
  expect(canEditUsage(viewer, usage)).toBe(false)
  expect(canEditUsage(user, usage)).toBe(true)
})

test('a link in a text is a field that changes', async () => {
  const content = '<a href="/x" data-record="news#3">A</a>'
  const replaced = { type: 'news', id: 3, title: 'A', path: '/api/dashboard/news/3' }
  const linked = { ...stored, contents: [{ languageId: 1, content }] }

  expect(
    await planChange(usage, () => Promise.resolve(linked as unknown as StoredRecord), {
      replaced,
      user,
      today: '2027-02-01',
    }),
  ).toMatchObject({ fields: ['content'] })
})

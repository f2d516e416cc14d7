import { news, newsCategory } from '@flou/shared/content/types/news.ts'
import { user } from '@flou/shared/content/types/staff.ts'
import { settingApproval } from '@flou/shared/content/types/setting.ts'
import { expect, test } from 'vitest'
import { shortDiff } from './shortDiff.ts'
import { timesOf } from '../decide/approvalTimes.ts'

const inBoth = (title: string, titleId: string) => ({
  contents: [
    { languageId: 1, title: titleId },
    { languageId: 2, title },
  ],
})

test('texts are told by language, the reader’s first, and only where they differ', () => {
  const before = inBoth('Clouds', 'Awan')
  const after = inBoth('Clouds', 'Awan baru')

  expect(shortDiff(newsCategory, { before, after }, 'en').rows).toEqual([
    { label: 'Title (Indonesian)', from: 'Awan', to: 'Awan baru' },
  ])
  expect(shortDiff(newsCategory, { before: {}, after }, 'id').rows.map(({ label }) => label)).toEqual([
    'Judul (Indonesia)',
    'Judul (Inggris)',
  ])
})

test('of long and rich texts the first words are shown, without mark-up; of the fields the first five', () => {
  const long = 'kata '.repeat(60)
  const entry = (languageId: number) => ({
    languageId,
    title: 'T',
    description: long,
    content: '<p>Satu &amp; <b onclick="x">dua</b></p>',
    metaTitle: 'M',
    metaDescription: 'D',
    keyword: 'K',
  })
  const { rows, more } = shortDiff(
    news,
    { before: {}, after: { contents: [entry(1), entry(2)], slug: 's' } },
    'id',
  )

  expect(rows).toHaveLength(5)
  expect(more).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/<|onclick|&amp;/)
  for (const { to } of rows) expect(to.length).toBeLessThanOrEqual(80)
})

test('of an account the fields are named and nothing of them is shown; its password is not even named', () => {
  const { rows } = shortDiff(
    user,
    {
      before: { fullName: 'Budi', nik: '317', password: 'old' },
      after: { fullName: 'Budi', nik: '318', password: 'new' },
    },
    'en',
  )

  expect(rows).toEqual([{ label: 'Employee number (NIK)', from: '…', to: '(shown in the change)' }])
})

test('a choice is shown by its label, a switch in words', () => {
  const { rows } = shortDiff(
    settingApproval,
    { before: { arePeersApproving: false }, after: { arePeersApproving: true } },
    'id',
  )
  const status = shortDiff(news, { before: { status: '1' }, after: { status: '2' } }, 'en').rows[0]

  expect(rows[0]).toMatchObject({ from: 'Tidak', to: 'Ya' })
  expect(status?.to).toMatch(/[A-Za-z]{4}/)
})

test.each([
  [{}, 3, 14],
  [{ remindAfterDays: 5, expireAfterDays: 20 }, 5, 20],
  [{ remindAfterDays: 30, expireAfterDays: 2 }, 1, 2],
  [{ remindAfterDays: 0, expireAfterDays: 0 }, 3, 14],
])('the setting %j reminds after %i days and ends after %i', (setting, remind, expire) => {
  const day = 86_400_000

  expect(timesOf(setting)).toEqual({ remind: remind * day, expire: expire * day })
  expect(settingApproval.declaration.fields.expireAfterDays.initial).toBe(14)
})

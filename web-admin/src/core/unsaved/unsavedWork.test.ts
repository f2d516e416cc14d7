import { expect, test } from 'vitest'
import { unsavedWorkIn } from './unsavedWork.ts'

const entry = (subject: string, at = 0) => ({ id: `${subject} ${at}`, subject, version: 1, values: {}, at })
const found = (subject: string) =>
  unsavedWorkIn('dashboard2', [entry(subject)]).map(({ kind, url }) => [kind, url])

test.each([
  ['7 /api/dashboard/news/3', 'edit', '/dashboard2/news/edit/3'],
  ['7 /api/dashboard/news/header', 'section', '/dashboard2/news/header'],
  ['7 /api/dashboard/product/2/instance/5', 'edit', '/dashboard2/product/2/instance/edit/5'],
  ['7 add /api/dashboard/news {}', 'add', '/dashboard2/news/add'],
  ['7 add /api/dashboard/product/2/instance {"productId":2}', 'add', '/dashboard2/product/2/instance/add'],
  ['7 grid /api/dashboard/product/2/instance', 'grid', '/dashboard2/product/2/instance/prices'],
  ['7 reply contactMessage 01ARZ3', 'reply', '/dashboard2/contact/form-contact/detail/01ARZ3'],
])('%s is offered by the %s screen %s', (subject, kind, url) => {
  expect(found(subject)).toEqual([[kind, url]])
})

test('a prefilled form is opened with what prefilled it', () => {
  const start = JSON.stringify({ contents: [{ languageId: 1, title: 'gudang data' }] })

  expect(found(`7 add /api/dashboard/news ${start}`)).toEqual([
    ['add', '/dashboard2/news/add?title=gudang+data'],
  ])
})

test('entries of one form are one line, the newest first; unknown forms are left out', () => {
  const all = ['7 /api/dashboard/news/3', '7 /api/dashboard/news/4', '7 /api/dashboard/gone/1']
  const work = unsavedWorkIn('dashboard', [...all.map((one, at) => entry(one, at)), entry(all[0] ?? '', 9)])

  expect(work.map(({ url, entries }) => [url, entries.map(({ at }) => at)])).toEqual([
    ['/dashboard/manage-news/edit/3', [9, 0]],
    ['/dashboard/manage-news/edit/4', [1]],
  ])
})

import { expect, test } from 'vitest'
import { breadcrumb } from './breadcrumb.ts'

test.each([
  ['/dashboard2/news/edit/12', 'Edit » News » Dashboard2'],
  ['/dashboard/manage-menu/5/sub-menu/add', 'Add » Sub Menu » Manage Menu » Dashboard'],
  ['/dashboard2/audit-log/detail/01M7Y7A7XQXAEQZS57EWMEPXK7', 'Detail » Audit Log » Dashboard2'],
  ['/dashboard2/ebc/detail/9af2943bd4b1b56f9af2943bd4b1b56f', 'Detail » Ebc » Dashboard2'],
  ['/dashboard2/terms-and-condition/', 'Terms And Condition » Dashboard2'],
])('%s reads %s', (path, expected) => {
  expect(breadcrumb(path)).toBe(expected)
})

test('the name of what is shown stands in place of its id, as it is', () => {
  const path = '/dashboard2/ebc/detail/9af2943bd4b1b56f9af2943bd4b1b56f'

  expect(breadcrumb(path, 'siti van-der')).toBe('siti van-der » Detail » Ebc » Dashboard2')
})

import { expect, test } from 'vitest'
import { breadcrumb, crumbsOf, parentIn } from './crumbs.ts'

test.each([
  ['/dashboard2/news/edit/12', 'Edit » News » Dashboard2'],
  ['/dashboard2/news/category', 'Categories » News » Dashboard2'],
  ['/dashboard/manage-menu/5/sub-menu/add', 'Add » Sub-menus » Menu » Dashboard'],
  ['/dashboard2/product/documentation/header', 'Header » Documentation » Product » Dashboard2'],
  ['/dashboard2/audit-log/detail/01M7Y7A7XQXAEQZS57EWMEPXK7', 'Detail » Audit Log » Dashboard2'],
  ['/dashboard2/ebc/detail/9af2943bd4b1b56f9af2943bd4b1b56f', 'Business contacts » EBC » Dashboard2'],
  ['/dashboard2/contact/contact-us/header', 'Header » Contact Us » Contact » Dashboard2'],
  ['/dashboard2/no-such-screen/', 'No Such Screen » Dashboard2'],
])('%s reads %s', (path, expected) => {
  expect(breadcrumb(path, 'en')).toBe(expected)
})

test('it is in the language of the interface', () => {
  expect(breadcrumb('/dashboard2/news/edit/12', 'id')).toBe('Ubah » Berita » Dasbor2')
})

test('screens and areas are links, acts and the office are not; links below a record keep its id', () => {
  const urls = (path: string) => crumbsOf(path, 'en').map(({ url }) => url)

  expect(urls('/dashboard2/news/edit/12')).toEqual([undefined, undefined, '/dashboard2/news', undefined])
  expect(urls('/dashboard2/product/7/instance/add')).toEqual([
    undefined,
    '/dashboard2/product/7/instance',
    undefined,
    '/dashboard2/product',
    undefined,
  ])
})

test('the record above a list is known by its type', () => {
  expect(parentIn('/dashboard2/product/7/instance/edit/3')).toEqual({ type: 'product', id: 7 })
  expect(parentIn('/dashboard2/news/edit/12')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { OFFICES } from '@flou/shared/content/offices.ts'
import { PERMISSIONS } from '@flou/shared/content/permissions.ts'
import { AREAS } from '@flou/shared/content/registry.ts'
import { sidebarOf } from '@flou/shared/content/routing/sidebar.ts'
import { markedUrl } from './markedEntry.ts'

const entries = OFFICES.flatMap((office) =>
  sidebarOf(AREAS, { office, permitted: new Set(PERMISSIONS), language: 'en' }),
)

test.each([
  ['/dashboard2/news/edit/25', '/dashboard2/news'],
  ['/dashboard2/news/category/add', '/dashboard2/news/category'],
  ['/dashboard2/product/7/instance/edit/3', '/dashboard2/product'],
  ['/dashboard2/ebc/detail/9af2943bd4b1b56f9af2943bd4b1b56f', '/dashboard2/ebc/detail'],
  ['/dashboard2/event/4/participant', '/dashboard2/event'],
  ['/dashboard2/workflow/detail/01M7Y7A7XQXAEQZS57EWMEPXK7', '/dashboard2/workflow'],
  ['/dashboard/manage-corousel/edit/2', '/dashboard/home-page'],
  ['/dashboard2/newsletter-archive', ''],
])('the entry of %s is %s', (path, url) => {
  expect(markedUrl(entries, path)).toBe(url)
})

import { menu } from '@flou/shared/content/types/menu.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveOrder } from '../../core/store/order/saveOrder.ts'
import { newUlid } from '../../core/store/ulid.ts'
import { publishAll } from './publishAll.ts'
import { onStream } from './onStream.ts'
import { startPublishing, texts } from './testing/publishHarness.ts'

/** Pages show content in the order that editors arrange. */
let site: Awaited<ReturnType<typeof startPublishing>>

beforeEach(async () => {
  site = await startPublishing()
})
afterEach(() => site.stop())

const fieldsOf = (order: number, title: string) => ({
  type: 0,
  order,
  isActive: true,
  contentGroups: [],
  contentItems: [],
  translations: texts({ title }),
})
const change = () => ({
  table: site.table,
  now: site.publisher.now(),
  newId: () => newUlid(site.publisher.now()),
  by: { id: 1, name: 'Editor', title: '' },
  service: 'menu',
  method: 'PUT',
})
const navbar = () => site.objects.get('en/index.html')

test('menus arranged anew: the navbar of every page follows', async () => {
  await site.save(menu, 2, fieldsOf(2, 'Products'))
  await site.save(menu, 3, fieldsOf(3, 'Company'))
  await publishAll(site.publisher)
  const before = navbar()
  const records = [3, 1, 2].map((id) => ({ id, recordVersion: 1 }))

  const moved = await site.recordStream(menu, 3, () => saveOrder(change(), [{ type: menu, records }]))
  await onStream(site.publisher, [moved])

  expect(before).toContain('Home,Products,Company')
  expect(navbar()).toContain('Company,Home,Products')
})

import { MONEY_SCALE } from '@flou/shared/pricing/money.ts'
import { both } from './fixtureParts.ts'
import type { WireRecord } from './memorySource.ts'

const JAKARTA = 1
const SURABAYA = 2

const server = (
  id: number,
  title: string,
  { region, rupiah }: { region: number; rupiah: number },
): WireRecord => ({
  id,
  productId: 1,
  title,
  regionId: region,
  price: rupiah * MONEY_SCALE,
  unit: 'month',
  cpu: 2,
  order: id,
})

export const PRODUCT_RECORDS: Readonly<Record<string, readonly WireRecord[]>> = {
  region: [
    { id: JAKARTA, order: 1, contents: both({ title: 'Jakarta' }, { title: 'Jakarta' }) },
    { id: SURABAYA, order: 2, contents: both({ title: 'Surabaya' }, { title: 'Surabaya' }) },
  ],
  productCategory: [
    {
      id: 1,
      title: 'Compute',
      iconId: 1,
      contents: both(
        { descriptionTitle: 'Server', description: 'x' },
        { descriptionTitle: 'Servers', description: 'x' },
      ),
    },
  ],
  productGroup: [
    {
      id: 1,
      slug: 'servers',
      title: 'Servers',
      categoryId: 1,
      mediaId: 1,
      contents: both({ description: '<p>Server</p>' }, { description: '<p>Servers</p>' }),
    },
  ],
  productSubGroup: [
    {
      id: 1,
      categoryId: 1,
      groupId: 1,
      contents: both({ title: 'Bersama', description: 'x' }, { title: 'Shared', description: 'x' }),
    },
  ],
  product: [
    {
      id: 1,
      slug: 'virtual-server',
      categoryId: 1,
      groupId: 1,
      subGroupId: 1,
      mediaId: 1,
      hasPackageInstance: true,
      contents: both(
        { title: 'Server Virtual', content: '<p>Server</p>', description: 'Siap pakai' },
        { title: 'Virtual Server', content: '<p>A server</p>', description: 'Ready to use' },
      ),
    },
  ],
  instancePackage: [
    server(1, 'Small', { region: JAKARTA, rupiah: 200_000 }),
    server(2, 'Small', { region: SURABAYA, rupiah: 100_000 }),
    server(3, 'Large', { region: JAKARTA, rupiah: 0 }),
  ],
}

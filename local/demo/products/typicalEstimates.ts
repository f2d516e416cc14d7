import type { DemoRecord } from '../record.ts'
import { both } from '../wire.ts'

type Line = readonly [product: string, kind: string, title: string, quantity: number, capacity?: number]
interface Estimate {
  en: string
  id: string
  region?: string
  lines: readonly Line[]
}

const ESTIMATES: readonly Estimate[] = [
  {
    en: 'Website of a small company',
    id: 'Situs perusahaan kecil',
    lines: [
      ['virtual-server', 'instance', 'g4.small', 1],
      ['block-storage', 'storage', 'Standard', 1, 50],
    ],
  },
  {
    en: 'Online shop with a database',
    id: 'Toko online dengan basis data',
    lines: [
      ['virtual-server', 'instance', 'g4.medium', 3],
      ['postgresql', 'database', 'Small', 1],
      ['object-storage', 'storage', 'Standard', 1, 500],
    ],
  },
  {
    en: 'Archive of pictures, 20 TB',
    id: 'Arsip gambar, 20 TB',
    region: 'surabaya',
    lines: [['object-storage', 'storage', 'Fast', 1, 20_000]],
  },
  {
    en: 'Platform of a large company',
    id: 'Platform perusahaan besar',
    lines: [
      ['virtual-server', 'instance', 'g4.2xlarge', 12],
      ['postgresql', 'database', 'Large', 2],
      ['block-storage', 'storage', 'Fast', 4, 2_000],
      ['load-balancer', 'network', 'Dedicated', 1],
    ],
  },
]

export const TYPICAL_ESTIMATES: readonly DemoRecord[] = ESTIMATES.map(
  ({ en, id, region = 'jakarta', lines }, index): DemoRecord => ({
    type: 'typicalEstimate',
    key: `estimate-${index + 1}`,
    body: (ids) => ({
      order: index + 1,
      lines: lines.map(([product, kind, packageTitle, quantity, capacity = 0]) => ({
        productId: ids.record('product', product),
        kind,
        packageTitle,
        regionId: ids.record('region', region),
        quantity,
        capacity,
        hours: 0,
      })),
      contents: both({ en: { title: en }, id: { title: id } }),
    }),
  }),
)

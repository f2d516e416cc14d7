import type { DemoProduct, PackageSet } from './product.ts'

/** The server shows every kind of package: disks, copies, network, protection, licences and care are sold with it. */
const FULL = 'virtual-server'
const EVERY_KIND: readonly PackageSet[] = [
  'instance',
  'database',
  'storage',
  'snapshot',
  'network',
  'security',
  'general',
]

/** The kinds of packages a product is sold in, its own first; none where it costs nothing. */
export function kindsOf({ key, packages, from }: DemoProduct): readonly PackageSet[] {
  if (from === 0) return []
  return key === FULL ? [packages, ...EVERY_KIND.filter((kind) => kind !== packages)] : [packages]
}

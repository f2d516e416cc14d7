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

/** The kinds of packages a product is sold in, its own first. */
export const kindsOf = ({ key, packages }: Pick<DemoProduct, 'key' | 'packages'>): readonly PackageSet[] =>
  key === FULL ? [packages, ...EVERY_KIND.filter((kind) => kind !== packages)] : [packages]
